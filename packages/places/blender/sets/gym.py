"""The rubber floor of a gym: dumbbells and a kettlebell behind the product, windows or strips of light far away."""

import math
from random import Random

import bpy
from light import area, camera, sky, sun, world
from materials import plaster
from mathutils import Matrix
from nodes import Mat, emit, plain
from shapes import box, lathe, plane, wall


def rubber(base, flecks):
    m = Mat("rubber")
    grain = m.n("TexVoronoi", Vector=m.warp(m.obj, 0.004, 160), Scale=330).outputs["Color"]
    part = m.n("SeparateRGB", Image=grain).outputs
    c = m.mix(m.math("MULTIPLY", m.noise(m.obj, 90, 4), 0.6), [v * 0.7 for v in base], [v * 1.5 for v in base])
    c = m.mix(m.math("MULTIPLY", m.math("GREATER_THAN", part[0], 0.93), 0.85), c, flecks)
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    fx, fy = (m.math("FRACT", m.math("DIVIDE", m.math("ADD", s[i], 0.31), 0.62)) for i in (0, 1))
    edge = m.math("MINIMUM", *(m.math("MINIMUM", f, m.math("SUBTRACT", 1.0, f)) for f in (fx, fy)))
    seam = m.ramp(edge, (0, 0), (0.006, 1))
    c = m.mix(seam, [v * 0.25 for v in base], c)
    h = m.math("ADD", m.math("MULTIPLY", seam, 1.5), m.math("MULTIPLY", m.noise(m.obj, 520, 3, 0.7), 0.6))
    m.set(Base_Color=c, Roughness=0.62, Specular=0.3, Normal=m.bump(h, 0.0012))
    m.simple(base)
    return m.m


def lay(o, at, turn, roll=0.0):
    """A turned body on its side."""
    o.matrix_world = (
        Matrix.Translation(at)
        @ Matrix.Rotation(turn, 4, "Z")
        @ Matrix.Rotation(math.pi / 2, 4, "Y")
        @ Matrix.Rotation(roll, 4, "Z")
    )


def dumbbell(at, turn, r=0.062, scale=1.0):
    black = plain("head", (0.018, 0.018, 0.02), 0.55, bump=(500, 0.0004))
    steel = plain("steel", (0.6, 0.6, 0.61), 0.22, 1)
    r *= scale
    x, y = at
    z = r * math.cos(math.pi / 6)
    for side in (-1, 1):
        a, b, w = side * 0.062 * scale, side * 0.135 * scale, 0.012 * scale
        profile = [(0, a), (r - w, a), (r, a + side * w), (r, b - side * w), (r - w, b), (0, b)]
        lay(lathe("head", profile, black, steps=6), (x, y, z), turn, math.pi / 6)
    grip = [(0.014, -0.07), (0.0165, -0.035), (0.0175, 0), (0.0165, 0.035), (0.014, 0.07)]
    lay(lathe("grip", [(q * scale, h * scale) for q, h in grip], steel, steps=32), (x, y, z), turn)


def kettlebell(x, y, color):
    mat = plain("iron", color, 0.45, bump=(380, 0.0005))
    body = [(0, 0), (0.055, 0), (0.062, 0.004), (0.088, 0.045), (0.094, 0.085), (0.08, 0.13), (0.05, 0.16), (0, 0.17)]
    lathe("bell", body, mat, (x, y, 0)).modifiers.new("s", "SUBSURF").render_levels = 2
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.062, minor_radius=0.016, location=(x, y, 0.195), rotation=(math.pi / 2, 0, 0.5)
    )
    bpy.context.object.scale = (1.05, 1.12, 1)
    bpy.context.object.data.materials.append(mat)
    bpy.ops.object.shade_smooth()


def rack(x, y, dark):
    for z in (0.05, 0.42, 0.8):
        box("rail", (2.2, 0.34, 0.05), dark, (x, y, z), 0.01)
        for i in range(9):
            at = (x - 0.98 + 0.245 * i, y - 0.14, z + 0.1)
            lay(lathe("weight", [(0, 0), (0.07, 0), (0.07, 0.1), (0, 0.1)], dark, steps=6), at, math.pi / 2)
            ring = plain("ring", (0.2, 0.2, 0.21), 0.4, 1)
            lay(
                lathe("end", [(0, 0), (0.04, 0), (0.04, 0.01)], ring, steps=24),
                (at[0], at[1] - 0.012, at[2]),
                math.pi / 2,
            )


def windows(strength, sky_color):
    for i in range(7):
        x = -4.2 + 1.4 * i
        wall("pane", x + 0.05, x + 1.35, 0.25, 3.2, 8.6, emit("day", sky_color, strength))
    wall("hall", -9, 9, -1, 4, 8.7, plaster((0.34, 0.35, 0.36)))


def strips(colors):
    rnd = Random(3)
    wall("hall", -9, 9, -1, 4, 8.7, plaster((0.03, 0.03, 0.035)))
    # At the sides and low: what glows in the middle is behind words.
    for i, x in enumerate((-1.72, -1.38, 1.42, 1.78)):
        high = rnd.uniform(1.1, 1.5)
        box("strip", (0.035, 0.02, high), emit("s", colors[i // 2 % len(colors)], 5), (x, 8.2, high / 2 - 0.2), 0)
    box("strip", (2.5, 0.02, 0.03), emit("s", colors[-1], 4), (0, 8.2, -0.02), 0)


def build(
    hour="day", base=(0.045, 0.046, 0.05), flecks=(0.34, 0.36, 0.38), iron=(0.02, 0.02, 0.022), glow=((0.15, 0.8, 1),)
):
    camera(fstop=2.4, height=0.225)
    plane("floor", -7, 7, -2, 8.8, rubber(base, flecks), 0)
    dumbbell((0.25, 0.34), 0.45)
    dumbbell((0.37, 0.58), -0.25, scale=1.12)
    kettlebell(-0.3, 0.5, iron)
    rack(-0.9, 3.6, plain("rack", (0.03, 0.03, 0.032), 0.4))
    box("bench", (0.32, 1.2, 0.1), plain("hide", (0.025, 0.025, 0.028), 0.45), (0.95, 3.1, 0.36), 0.03, 0.5)
    box("leg", (0.07, 0.7, 0.32), plain("frame", (0.05, 0.05, 0.052), 0.35), (0.95, 3.1, 0.16), 0.01, 0.5)
    if hour != "night":
        golden = hour == "golden"
        windows(2.0 if golden else 2.6, (1, 0.72, 0.42) if golden else (0.86, 0.94, 1))
        sun(-58, 21 if golden else 34, 5.6, (1, 0.66, 0.38) if golden else (1, 0.9, 0.76), 1.3)
        sky(20 if golden else 34, 58, 0.05)
        area("fill", (1.6, -1.4, 1.4), 2, 16, color=(0.95, 0.98, 1), role="fill")
        area("hall", (0, 3, 2.4), 3, 60, (0, 5, 0), (0.95, 0.98, 1))
    else:
        strips(glow)
        area("key", (-1.0, 0.3, 1.05), 0.5, 52, color=(0.92, 0.96, 1), role="key")
        area("rim", (1.1, 1.0, 0.55), 0.3, 22, color=glow[0], role="rim", size_y=0.9)
        area("fill", (1.5, -1.2, 1.1), 1.6, 9, color=glow[-1], role="fill")
        area("front", (-0.6, -1.3, 1.2), 1.2, 5, color=(0.92, 0.96, 1), role="fill")
        world((0.3, 0.35, 0.45), 0.05)
    return dict(surface=dict(kind="rubber", roughness=0.65, f0=0.02), maxHeight=0.3)
