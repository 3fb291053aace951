"""A checked blanket on a meadow: fruit and a basket behind the product, flowers and trees far out of focus."""

import math
from random import Random

import bpy
import numpy as np
from light import area, camera, sky, sun
from materials import leafy
from nodes import Mat, plain
from shapes import grid, lathe, leaf_mesh, plane
from sets.foliage import grounds


def gingham(color, white, size):
    """Two ways of stripes: where they cross the colour is full, where one lies alone it is half."""
    m = Mat("gingham")
    s = m.n("SeparateXYZ", Vector=m.map(m.obj, rot=(0, 0, 0.32))).outputs
    stripes = [m.math("GREATER_THAN", m.math("FRACT", m.math("DIVIDE", s[i], size)), 0.5) for i in (0, 1)]
    share = m.math("MULTIPLY", m.math("ADD", *stripes), 0.5)
    threads = [m.math("SINE", m.math("MULTIPLY", s[i], 4200.0)) for i in (0, 1)]
    weave = m.math("MULTIPLY", *threads)
    c = m.mix(share, white, color)
    c = m.mix(m.math("MULTIPLY", m.noise(m.obj, 320, 3), 0.3), c, [v * 0.7 for v in color])
    h = m.math("ADD", m.math("MULTIPLY", weave, 0.3), m.noise(m.obj, 260, 3))
    m.set(Base_Color=c, Roughness=0.95, Specular=0.1, Sheen=0.4, Normal=m.bump(h, 0.0012))
    m.simple([(a + b) / 2 for a, b in zip(color, white)])
    return m.m


def blanket(mat):
    xs, ys = np.linspace(-1.1, 1.1, 460), np.linspace(-0.7, 0.72, 320)
    X, Y = np.meshgrid(xs, ys)
    rs = np.random.RandomState(14)
    z = np.zeros_like(X)
    for k in range(10):
        a = rs.uniform(-1.2, 1.2)
        u = X * math.cos(a) + Y * math.sin(a)
        z += (1 - np.abs(np.sin(rs.uniform(2, 6) * u + np.sin(2 * Y + k) + rs.uniform(0, 6)))) ** 3 * rs.uniform(0.3, 1)
    calm = np.exp(-(((X / 0.16) ** 2 + (Y / 0.11) ** 2) ** 2))
    z = z * 0.011 * (1 - 0.95 * calm) - 0.25 * np.clip(Y - 0.6, 0, 1) ** 1.2
    grid("blanket", xs, ys, z, mat)


def apple(x, y, color, r=0.036, turn=0.0):
    m = Mat("apple")
    n = m.noise(m.map(m.obj, (1, 1, 0.2)), 60, 3)
    c = m.mix(m.ramp(n, (0.4, 0), (0.7, 0.7)), color, (0.62, 0.42, 0.09))
    m.set(Base_Color=c, Roughness=0.28, Specular=0.45)
    body = [
        (0.0, 0.1),
        (0.3, 0.0),
        (0.62, 0.06),
        (0.92, 0.5),
        (1.0, 1.0),
        (0.9, 1.45),
        (0.6, 1.75),
        (0.28, 1.74),
        (0.06, 1.55),
        (0, 1.5),
    ]
    o = lathe("apple", [(r * q, r * z) for q, z in body], m.m, (x, y, 0.0), 64)
    o.modifiers.new("s", "SUBSURF").render_levels = 2
    o.rotation_euler = (0.25 * math.sin(turn), 0.25 * math.cos(turn), turn)
    lathe("stalk", [(0.0016, 0), (0.0012, 0.022)], plain("stalk", (0.14, 0.08, 0.04), 0.7), (x, y, r * 1.5), 8)


def strand(points, radius, mat, round_trip):
    curve = bpy.data.curves.new("strand", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 2
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for p, at in zip(line.points, points):
        p.co = (*at, 1)
    line.use_cyclic_u = round_trip
    curve.materials.append(mat)
    bpy.context.collection.objects.link(bpy.data.objects.new("strand", curve))


def basket(x, y, rnd, stakes=26, rows=17, high=0.155):
    """Woven: every strand goes in front of one stake and behind the next."""
    browns = ((0.36, 0.2, 0.09), (0.44, 0.27, 0.13), (0.29, 0.15, 0.065))
    willow = [plain("willow", c, 0.5, bump=(300, 0.0006)) for c in browns]
    wide = lambda z: 0.125 + 0.032 * z / high
    for k in range(stakes):
        a = 2 * math.pi * (k + 0.5) / stakes
        at = [(x + wide(z) * math.cos(a), y + wide(z) * math.sin(a), z) for z in np.linspace(0, high, 5)]
        strand(at, 0.0036, willow[k % 3], False)
    for row in range(rows):
        z, points = 0.006 + row * high / rows, []
        for i in range(stakes * 8):
            a = 2 * math.pi * i / (stakes * 8)
            r = wide(z) + 0.0052 * math.sin(stakes / 2 * a + row * math.pi)
            points.append((x + r * math.cos(a), y + r * math.sin(a), z + 0.0007 * math.sin(3 * a + row)))
        strand(points, 0.0043, rnd.choice(willow), True)
    for turn in range(3):
        points = []
        for i in range(120):
            a, twist = 2 * math.pi * i / 120, 2 * math.pi * (i * 14 / 120 + turn / 3)
            r = wide(high) + 0.006 * math.cos(twist)
            points.append((x + r * math.cos(a), y + r * math.sin(a), high + 0.006 * math.sin(twist)))
        strand(points, 0.0045, willow[turn], True)
        points = []
        for i in range(90):
            t, twist = math.pi * i / 89, 2 * math.pi * (i * 9 / 90 + turn / 3)
            r = 0.155 + 0.0055 * math.cos(twist)
            side, up = r * math.cos(t), high + 1.15 * r * math.sin(t)
            points.append((x + side * math.cos(0.5), y + side * math.sin(0.5) + 0.0055 * math.sin(twist), up))
        strand(points, 0.0048, willow[turn], False)
    bottom = [(0, 0.02), (0.12, 0.02), (0.15, high - 0.01)]
    lathe("lining", bottom, plain("lining", (0.16, 0.09, 0.045), 0.9), (x, y, 0), 48)


def meadow(rnd, flowers):
    m = Mat("meadow")
    n = m.noise(m.map(m.obj, (1, 0.4, 1)), 7, 5, 0.65)
    m.set(Base_Color=m.ramp(n, (0.35, (0.04, 0.1, 0.015)), (0.65, (0.2, 0.33, 0.06))), Roughness=0.9, Specular=0.1)
    plane("meadow", -9, 9, -2, 14, m.m, -0.05)
    blade = leaf_mesh("blade", 0.16, 0.008, leafy((0.09, 0.18, 0.03)), 0.3, 0.5, 5)
    for _ in range(900):
        o = bpy.data.objects.new("blade", blade)
        o.location = (rnd.uniform(-1.2, 1.2), rnd.uniform(0.74, 2.4), -0.06)
        o.rotation_euler = (rnd.uniform(0.7, 1.5), rnd.uniform(-0.4, 0.4), rnd.uniform(-0.9, 0.9))
        o.scale = (rnd.uniform(0.6, 1.3),) * 3
        bpy.context.collection.objects.link(o)
    for _ in range(60):
        y = rnd.uniform(1.3, 7)
        at = (rnd.uniform(-0.32, 0.32) * (y + 1.1), y, rnd.uniform(0.0, 0.1))
        lathe(
            "flower",
            [(0, 0), (0.02, 0.004), (0.018, 0.012), (0, 0.014)],
            plain("petal", rnd.choice(flowers), 0.7),
            at,
            12,
        )


def build(
    color=(0.42, 0.04, 0.04),
    white=(0.7, 0.67, 0.61),
    size=0.03,
    fruit=((0.45, 0.03, 0.03), (0.34, 0.42, 0.08)),
    flowers=((0.9, 0.88, 0.84), (0.85, 0.62, 0.1), (0.8, 0.4, 0.5)),
    hour="day",
):
    camera(fstop=2.4, distance=1.08, height=0.27, pitch=8.0)
    rnd = Random(10)
    blanket(gingham(color, white, size))
    for (x, y, t), c in zip(((0.215, 0.27, 0.4), (0.27, 0.33, 2.2)), fruit):
        apple(x, y, c, turn=t)
    basket(-0.3, 0.47, rnd)
    meadow(rnd, flowers)
    grounds(rnd, "summer", z=-0.25)
    golden = hour == "golden"
    sun(-60, 24 if golden else 40, 6.4, (1, 0.68, 0.4) if golden else (1, 0.93, 0.8), 0.9)
    sky(22 if golden else 42, 60, 0.085)
    area("fill", (1.5, -1.5, 1.6), 2, 8, color=(0.95, 1, 0.95), role="fill")
    return dict(surface=dict(kind="cotton", roughness=0.95, f0=0), maxHeight=0.28, extent=dict(kind="rect", y1=0.6))
