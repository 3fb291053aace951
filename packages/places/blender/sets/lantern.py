"""A table on a festive evening: brass lanterns and dates, or red lanterns and plum in bloom; lights far behind."""

import math
from random import Random

import bpy
from light import area, camera, world
from materials import leafy, plaster, wood
from nodes import Mat, emit, plain
from shapes import box, branch, lathe, leaf_mesh, rounded, wall
from sets.living import WOODS
from sets.street import ball


def brass_lantern(x, y, size, turn):
    """Eight sides: bars, a lattice before frosted glass, a dome with a ring."""
    brass = plain("brass", (0.62, 0.42, 0.18), 0.28, 1)
    r, low, high = 0.05, 0.03, 0.15
    parts = [
        lathe(
            "foot",
            [(0, 0), (0.058, 0), (0.06, 0.006), (0.052, 0.012), (0.054, 0.024), (0.05, low), (0, low)],
            brass,
            steps=8,
        ),
        lathe(
            "dome",
            [
                (0, high),
                (0.056, high),
                (0.058, 0.156),
                (0.05, 0.162),
                (0.049, 0.178),
                (0.04, 0.2),
                (0.022, 0.216),
                (0.012, 0.226),
                (0.012, 0.236),
                (0.005, 0.242),
                (0, 0.252),
            ],
            brass,
            steps=8,
        ),
        lathe("glass", [(r * 0.86, low), (r * 0.86, high)], emit("flame", (1, 0.46, 0.13), 1.3), steps=24),
    ]
    for i in range(8):
        a, b = (2 * math.pi * (i + k) / 8 for k in (0, 1))
        at = (r * math.cos(a), r * math.sin(a), (low + high) / 2)
        parts.append(box("post", (0.005, 0.005, high - low), brass, at, 0, a))
        middle = (a + b) / 2
        near = r * math.cos(math.pi / 8) * 0.97
        for lean in (-0.5, 0.5):
            for z in (0.06, 0.09, 0.12):
                at = (near * math.cos(middle), near * math.sin(middle), z)
                bar = box("lattice", (0.002, 0.036, 0.0026), brass, at, 0)
                bar.rotation_mode = "ZXY"
                bar.rotation_euler = (lean, 0, middle)
                parts.append(bar)
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.02, minor_radius=0.0024, location=(0, 0, 0.27), rotation=(math.pi / 2, 0, 0.4)
    )
    bpy.context.object.data.materials.append(brass)
    parts.append(bpy.context.object)
    root = bpy.data.objects.new("lantern", None)
    bpy.context.collection.objects.link(root)
    for part in parts:
        part.parent = root
    root.location, root.scale, root.rotation_euler = (x, y, 0), (size,) * 3, (0, 0, turn)
    area("candle", (x, y, 0.1 * size), 0.08 * size, 1.6, (0, 0, 0), (1, 0.6, 0.28))


def dates(x, y, rnd):
    clay = plain("bowl", (0.12, 0.13, 0.15), 0.35)
    profile = [(0, 0.004), (0.03, 0), (0.035, 0.006), (0.07, 0.034), (0.066, 0.036), (0.03, 0.012), (0, 0.012)]
    lathe("bowl", profile, clay, (x, y, 0))
    skin = Mat("date")
    skin.set(
        Base_Color=(0.085, 0.026, 0.012),
        Roughness=0.24,
        Normal=skin.bump(skin.noise(skin.map(skin.obj, (1, 1, 0.25)), 160, 3), 0.003),
    )
    for i in range(16):
        a, q = i * 2.4, 0.046 * math.sqrt(i / 16)
        at = (x + q * math.cos(a), y + q * math.sin(a), 0.036 - q * 0.1)
        bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=16, radius=0.0115, location=at)
        o = bpy.context.object
        o.scale, o.rotation_euler = (1, 1, 1.75), (1.3 + rnd.uniform(-0.3, 0.3), 0, rnd.uniform(0, 6))
        o.data.materials.append(skin.m)
        bpy.ops.object.shade_smooth()


def red_lantern(x, y, z, r):
    gold = plain("gold", (0.72, 0.5, 0.18), 0.35, 1)
    m = Mat("silk")
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    rib = m.math("ABSOLUTE", m.math("SINE", m.math("MULTIPLY", m.math("ARCTAN2", s[1], s[0]), 9.0)))
    glow = m.n("Emission", Color=m.ramp(rib, (0, (0.28, 0.006, 0.004)), (0.5, (1, 0.035, 0.014))), Strength=0.85)
    m.t.links.new(glow.outputs[0], m.out.inputs["Surface"])
    m.m.cycles.sample_as_light = False
    rows = [(math.sin(math.pi * i / 20), -math.cos(math.pi * i / 20)) for i in range(2, 19)]
    lathe("silk", [(r * q, r * 0.78 * h) for q, h in rows], m.m, (x, y, z), 72)
    for h in (-0.78, 0.74):
        lathe("cap", [(0, 0), (r * 0.36, 0), (r * 0.36, r * 0.1), (0, r * 0.1)], gold, (x, y, z + r * h), 32)
    lathe("cord", [(0.004, 0), (0.004, 2)], gold, (x, y, z + r * 0.8), 8)
    tassel = [(0.004, 0), (r * 0.07, -r * 0.1), (r * 0.1, -r * 0.9)]
    lathe("tassel", tassel, plain("tassel", (0.5, 0.02, 0.015), 0.8), (x, y, z - r * 0.8), 16)


def plum(rnd):
    """A vase with dark twigs and pink blossom on the left."""
    lathe(
        "vase",
        rounded([(0.04, 0), (0.05, 0.02), (0.06, 0.09), (0.04, 0.15), (0.02, 0.18), (0.028, 0.2), (0.022, 0.2)]),
        plain("glaze", (0.025, 0.026, 0.03), 0.22),
        (-0.27, 0.34, 0),
    )
    petal = leaf_mesh("petal", 0.016, 0.014, leafy((0.62, 0.22, 0.27), 0.6), 0.4, -0.3, 4)
    bark = plain("bark", (0.05, 0.03, 0.022), 0.8)
    for _ in range(6):
        way = (rnd.uniform(-0.5, 0.55), rnd.uniform(-0.35, 0.3), 1)
        at, length = (-0.27, 0.34, 0.18), rnd.uniform(0.28, 0.46)
        for _ in range(3):
            branch(at, way, length, 11, petal, rnd, stem=bark, spread=70, curve=-0.02)


def coins(rnd):
    gold = plain("gold", (0.78, 0.54, 0.2), 0.3, 1)
    for x, y, z in ((0.2, 0.17, 0), (0.245, 0.2, 0), (0.215, 0.185, 0.003), (0.19, 0.235, 0), (0.28, 0.16, 0)):
        edge = [(0.013, 0), (0.0145, 0.0006), (0.0145, 0.0024), (0.013, 0.003)]
        profile = [(0.004, 0), *edge, (0.004, 0.003), (0.004, 0)]
        lathe("coin", profile, gold, (x, y, z), 40).rotation_euler[2] = rnd.uniform(0, 6)


def lights(rnd, colors, count):
    for _ in range(count):
        y = rnd.uniform(3.4, 5.6)
        at = (rnd.uniform(-0.36, 0.36) * (y + 1), y, rnd.uniform(0.02, 0.3) * (y + 1))
        lathe("light", ball(0.026), emit("l", rnd.choice(colors), rnd.uniform(6, 18)), at, 20)


def build(
    kind="brass",
    table="walnut",
    room=(0.05, 0.08, 0.19),
    colors=((1, 0.6, 0.25), (1, 0.74, 0.42), (1, 0.5, 0.18)),
    count=30,
):
    camera(fstop=2.2)
    rnd = Random(14)
    a, b, dark = WOODS[table]
    if kind == "red":
        a, b, dark = (0.05, 0.012, 0.01), (0.1, 0.022, 0.017), (0.02, 0.005, 0.004)
    box("table", (3, 1.7, 0.045), wood(a, b, dark, plank=9, gap=False, rough=0.3), (0, -0.32, -0.0225), 0.006)
    wall("wall", -6, 6, -2, 4, 6, plaster(room))
    if kind == "brass":
        brass_lantern(-0.225, 0.26, 1.0, 0.2)
        brass_lantern(-0.34, 0.46, 1.35, 0.5)
        brass_lantern(0.31, 0.62, 1.2, 0.1)
        dates(0.23, 0.2, rnd)
    else:
        plum(rnd)
        coins(rnd)
        red_lantern(0.36, 1.9, 0.44, 0.14)
        red_lantern(-0.5, 2.6, 0.5, 0.15)
        red_lantern(0.02, 3.2, 0.6, 0.14)
        red_lantern(0.9, 2.9, 0.5, 0.15)
    lights(rnd, colors, count)
    area("room", (0, 3.6, 2.2), 2, 26, (0, 6, 0.6), colors[0])
    area("key", (-1.15, 0.45, 1.05), 0.45, 23, color=(1, 0.78, 0.52), role="key")
    area("rim", (1.0, 1.0, 0.55), 0.35, 9, color=colors[0], role="rim", size_y=0.9)
    area("fill", (1.5, -1.2, 1.1), 1.6, 5, color=(0.7, 0.8, 1), role="fill")
    world((0.3, 0.32, 0.45), 0.05)
    return dict(surface=dict(kind="lacquered wood", roughness=0.32, f0=0.04), extent=dict(kind="rect", y1=0.53))
