"""Lights, sky and camera. Every light that casts the product's shadow is in the light group `key`."""

import math

import bpy
from mathutils import Vector

LIGHTS = []
# What the recipe says of the picture: its size, and where across it the product stands.
PICTURE = dict(size=(1600, 2000), stand=0.5)


def look(o, target):
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = (Vector(target) - o.location).to_track_quat("-Z", "Y")


def area(name, at, size, power, target=(0, 0, 0.08), color=(1, 1, 1), role=None, size_y=None, camera=False):
    l = bpy.data.lights.new(name, "AREA")
    l.energy, l.size, l.color = power, size, color
    if size_y:
        l.shape = "RECTANGLE"
        l.size_y = size_y
    o = bpy.data.objects.new(name, l)
    o.location = at
    bpy.context.collection.objects.link(o)
    look(o, target)
    o.visible_camera = camera
    if role:
        o.lightgroup = role
        d = Vector(at) - Vector((0, 0, 0.05))
        LIGHTS.append(
            dict(
                role=role,
                kind="area",
                to=[round(v, 4) for v in d.normalized()],
                distance=round(d.length, 3),
                angularDeg=round(2 * math.degrees(math.atan(size / 2 / d.length)), 1),
                color=list(color),
            )
        )
    return o


def sun(azimuth, elevation, strength, color=(1, 1, 1), angle=1.0, role="key"):
    """azimuth: where the sun stands, degrees clockwise from +y (0 = behind the set, -90 = left, 180 = behind the camera)"""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy, l.color, l.angle = strength, color, math.radians(angle)
    a, e = math.radians(azimuth), math.radians(elevation)
    d = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    o = bpy.data.objects.new("sun", l)
    o.location = d * 5
    bpy.context.collection.objects.link(o)
    look(o, (0, 0, 0))
    o.lightgroup = role
    LIGHTS.append(dict(role=role, kind="sun", to=[round(v, 4) for v in d], angularDeg=angle, color=list(color)))
    return o


def sky(elevation, azimuth, strength=0.1, dust=1.0, air=1.0, ozone=1.0):
    """azimuth: as of the sun; a sky that is seen must be bright on the side its sun stands"""
    t = bpy.context.scene.world.node_tree
    bg = t.nodes["Background"]
    s = t.nodes.new("ShaderNodeTexSky")
    s.sky_type = "NISHITA"
    s.sun_disc = False
    s.sun_elevation = math.radians(elevation)
    s.sun_rotation = math.radians(azimuth)
    s.dust_density, s.air_density, s.ozone_density = dust, air, ozone
    t.links.new(s.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength


def world(color, strength=1.0):
    bg = bpy.context.scene.world.node_tree.nodes["Background"]
    bg.inputs[0].default_value = (*color, 1)
    bg.inputs[1].default_value = strength


def camera(distance=1.05, height=0.235, pitch=7.0, lens=70, fstop=2.8, focus=None, x=0.0, blades=0):
    """Where the product is beside the middle of a wide picture the lens is shifted: upright things stay upright."""
    (width, high), stand = PICTURE["size"], PICTURE["stand"]
    wide = width > high
    c = bpy.data.cameras.new("camera")
    c.lens = lens * 0.8 if wide else lens
    c.shift_x = (0.5 - stand) * width / max(width, high)
    c.sensor_width = 36
    c.clip_start = 0.01
    o = bpy.data.objects.new("camera", c)
    o.location = (x, -distance, height)
    o.rotation_euler = (math.radians(90 - pitch), 0, 0)
    bpy.context.collection.objects.link(o)
    bpy.context.scene.camera = o
    c.dof.use_dof = True
    # As far out of focus behind a shorter lens.
    c.dof.aperture_fstop = fstop * 0.75 if wide else fstop
    c.dof.focus_distance = focus or math.hypot(distance, height * 0.6)
    c.dof.aperture_blades = blades
    return o
