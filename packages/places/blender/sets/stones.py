"""A flat stone to stand on, boulders around it, before plain plaster or still water, in low sun."""

import bpy
from light import area, camera, sky, sun
from materials import plaster, stone
from nodes import Mat
from shapes import lathe, plane, wall


def boulder(at, size, mat, seed):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1, location=at)
    o = bpy.context.object
    o.scale = size
    o.rotation_euler[2] = seed * 1.7
    for scale, strength in ((1.1, 0.55), (0.35, 0.12), (0.09, 0.03)):
        clouds = bpy.data.textures.new("rock", "CLOUDS")
        clouds.noise_scale = scale
        push = o.modifiers.new("push", "DISPLACE")
        push.texture, push.strength, push.mid_level = clouds, strength, 0.5
    o.data.materials.append(mat)
    bpy.ops.object.shade_smooth()


def slab(r, h):
    b = 0.012
    return [
        (0, 0),
        (r * 0.96, 0),
        (r, h * 0.3),
        (r * 0.995, h - b),
        (r - b * 0.4, h - b * 0.35),
        (r - b * 1.3, h),
        (0, h),
    ]


def water():
    m = Mat("water")
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    r = m.math("SQRT", m.math("ADD", m.math("POWER", s[0], 2.0), m.math("POWER", s[1], 2.0)))
    rings = m.math("MULTIPLY", m.math("SINE", m.math("MULTIPLY", r, 95.0)), m.ramp(r, (0.15, 0.35), (0.75, 0.02)))
    h = m.math("ADD", rings, m.math("MULTIPLY", m.noise(m.obj, 6, 4), 0.9))
    return m, h


def build(
    dark=(0.36, 0.30, 0.24),
    pale=(0.66, 0.58, 0.48),
    back=(0.80, 0.72, 0.62),
    ground="plaster",
    water_color=(0.03, 0.16, 0.17),
    hour="golden",
):
    camera(fstop=5.6, distance=1.4, height=0.33, pitch=7.0, lens=74)
    rock = stone(dark, pale, 0.6)
    lathe("slab", slab(0.2, 0.07), rock, (0, 0, 0), 160)
    boulder((-0.36, 0.26, 0.08), (0.17, 0.15, 0.15), rock, 1)
    boulder((0.38, 0.34, 0.05), (0.14, 0.13, 0.12), rock, 2)
    boulder((-0.27, 0.02, 0.0), (0.055, 0.05, 0.04), rock, 3)
    boulder((0.29, 0.1, 0.0), (0.045, 0.05, 0.03), rock, 4)
    if ground == "water":
        m, h = water()
        m.set(Base_Color=water_color, Roughness=0.04, Specular=0.5, Normal=m.bump(h, 0.006))
        plane("water", -6, 6, -3, 8, m.m, 0.028)
        wall("back", -9, 9, -1, 5, 5.5, plaster(back))
    else:
        plane("ground", -6, 6, -3, 1.1, plaster(back, 0.85, 0.003), 0)
        wall("back", -6, 6, -1, 4, 1.1, plaster(back, 0.8, 0.003))
    golden = hour == "golden"
    sun(-82, 26 if golden else 42, 6.4, (1, 0.74, 0.48) if golden else (1, 0.94, 0.84), 1.0)
    sky(30, 82, 0.07)
    area("fill", (1.5, -1.6, 1.5), 2, 10, color=(0.95, 0.97, 1), role="fill")
    return dict(
        standZ=0.07,
        surface=dict(kind="stone", roughness=0.6, f0=0.02),
        maxWidth=0.3,
        maxHeight=0.3,
        extent=dict(kind="disc", r=0.188),
    )
