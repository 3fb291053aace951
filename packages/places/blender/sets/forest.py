"""A slice of a trunk on the floor of a forest, moss and ferns around it, sun between trees far away."""

import math
from random import Random

import bpy
import numpy as np
from light import area, camera, sky, sun
from materials import leafy
from nodes import Mat, plain
from shapes import branch, grid, lathe, leaf_mesh
from sets.garden import AUTUMN, LEAVES, SUMMER, hedge
from sets.street import glints

R, HEIGHT = 0.19, 0.085


def rings():
    m = Mat("slice")
    s = m.n("SeparateXYZ", Vector=m.warp(m.obj, 0.03, 7, 3)).outputs
    r = m.math("SQRT", m.math("ADD", m.math("POWER", s[0], 2.0), m.math("POWER", m.math("MULTIPLY", s[1], 1.06), 2.0)))
    uneven = m.noise(m.n("CombineXYZ", X=m.math("MULTIPLY", r, 30.0)).outputs[0], 1, 2)
    year = m.math("FRACT", m.math("ADD", m.math("MULTIPLY", r, 120.0), m.math("MULTIPLY", uneven, 3.0)))
    late = m.ramp(year, (0, 0), (0.72, 0.25), (0.94, 1), (1, 0))
    grain = m.noise(m.obj, 240, 4, 0.6)
    c = m.ramp(m.math("DIVIDE", r, R), (0, (0.34, 0.19, 0.095)), (0.55, (0.56, 0.38, 0.21)), (0.93, (0.66, 0.49, 0.3)))
    c = m.mix(m.math("MULTIPLY", late, 0.6), c, (0.25, 0.13, 0.06))
    c = m.mix(m.math("MULTIPLY", grain, 0.35), c, (0.2, 0.11, 0.06))
    h = m.math("SUBTRACT", m.math("MULTIPLY", late, 0.25), m.math("MULTIPLY", grain, 0.25))
    m.set(Base_Color=c, Roughness=0.58, Specular=0.3, Normal=m.bump(h, 0.0012))
    m.simple((0.5, 0.34, 0.19))
    return m.m


def bark():
    m = Mat("bark")
    v = m.warp(m.map(m.obj, (1, 1, 0.35)), 0.02, 14, 3)
    n = m.noise(v, 42, 6, 0.65)
    c = m.ramp(n, (0.36, (0.03, 0.02, 0.014)), (0.62, (0.19, 0.13, 0.085)))
    c = m.mix(m.ramp(m.noise(m.obj, 9, 4), (0.55, 0), (0.7, 0.8)), c, (0.07, 0.11, 0.025))
    m.set(Base_Color=c, Roughness=0.9, Specular=0.1, Normal=m.bump(n, 0.012))
    m.simple((0.12, 0.08, 0.05))
    return m.m


def trunk():
    """Top and bark are two bodies; neither is quite round."""
    for name, profile, mat in (
        ("slice", [(0, HEIGHT), (R - 0.012, HEIGHT), (R - 0.008, HEIGHT - 0.002)], rings()),
        (
            "bark",
            [
                (R - 0.009, HEIGHT - 0.001),
                (R - 0.004, HEIGHT + 0.001),
                (R + 0.002, HEIGHT - 0.006),
                (R + 0.005, 0.04),
                (R + 0.008, -0.03),
            ],
            bark(),
        ),
    ):
        o = lathe(name, profile, mat, steps=320)
        for vertex in o.data.vertices:
            a = math.atan2(vertex.co.y, vertex.co.x)
            k = 1 + 0.022 * math.sin(3 * a + 1) + 0.012 * math.sin(5 * a + 2.4)
            if name == "bark":
                k += 0.006 * math.sin(41 * a) * math.sin(17 * a + 1) + 0.004 * math.sin(67 * a + 3)
            vertex.co.x *= k
            vertex.co.y *= k


def moss(color, earth=(0.075, 0.05, 0.028)):
    m = Mat("moss")
    n, fine = m.noise(m.obj, 26, 5, 0.6), m.noise(m.obj, 420, 4, 0.7)
    c = m.ramp(n, (0.35, [v * 0.35 for v in color]), (0.65, color))
    c = m.mix(
        m.ramp(m.noise(m.warp(m.obj, 0.1, 6), 5, 5, 0.6), (0.42, 0), (0.56, 1)),
        c,
        m.mix(fine, [v * 0.3 for v in earth], earth),
    )
    c = m.mix(m.math("MULTIPLY", fine, 0.5), c, [v * 0.25 for v in color])
    m.set(Base_Color=c, Roughness=0.95, Specular=0.1, Sheen=0.5, Normal=m.bump(m.math("ADD", n, fine), 0.006))
    m.simple([(v + w) * 0.5 for v, w in zip(color, earth)])
    xs, ys = np.linspace(-1.5, 1.5, 380), np.concatenate([np.linspace(-0.8, 0.9, 300), np.linspace(0.92, 6, 120)])
    X, Y = np.meshgrid(xs, ys)
    rs = np.random.RandomState(4)
    z = sum(
        0.02 / (k + 1) * np.sin(rs.uniform(-7, 7) * (k + 1) * X + rs.uniform(-7, 7) * (k + 1) * Y + rs.uniform(0, 6))
        for k in range(7)
    )
    o = grid("moss", xs, ys, z * np.clip(np.hypot(X, Y) - 0.15, 0.1, 1) * 1.6 - 0.005, m.m)
    o.data.vertices.foreach_get("co", (co := np.empty(len(o.data.vertices) * 3, "f4")))
    co = co.reshape(-1, 3)
    co[:, 0] *= np.clip(1 + co[:, 1] * 0.5, 1, 3)
    o.data.vertices.foreach_set("co", co.ravel())


def scatter(rnd, color):
    """Ferns beside the trunk, dry leaves and blades of grass all around it."""
    fern = leaf_mesh("fern", 0.035, 0.011, leafy(color), 0.2, 0.3, 5)
    for x, y in ((-0.33, 0.14), (0.36, 0.2), (-0.3, 0.42), (0.3, 0.5), (-0.48, 0.3), (0.5, 0.4)):
        for _ in range(6):
            way = (rnd.uniform(-1, 1), rnd.uniform(-0.8, 0.5), 0.9)
            branch((x, y, 0), way, rnd.uniform(0.18, 0.3), 18, fern, rnd, spread=68, curve=0.45)
    shades = ((0.2, 0.1, 0.04), (0.28, 0.15, 0.06), (0.14, 0.07, 0.03), (0.3, 0.19, 0.08))
    dry = [leaf_mesh("dry", 0.045, 0.024, leafy(c, 0.7), 0.5, rnd.uniform(-0.3, 0.4)) for c in shades]
    blade = [leaf_mesh("blade", 0.06, 0.004, leafy(color), 0.3, 0.6, 5)]
    for kinds, count, low in ((dry, 520, 0.004), (blade, 900, 0)):
        for _ in range(count):
            y = rnd.uniform(-0.6, 2.2)
            x = rnd.uniform(-0.42, 0.42) * (y + 1.4)
            if math.hypot(x, y) < 0.21:
                continue
            o = bpy.data.objects.new("litter", rnd.choice(kinds))
            o.location = (x, y, low + rnd.uniform(0, 0.012))
            lean = rnd.uniform(0.6, 1.5) if kinds is blade else rnd.uniform(-0.5, 0.5)
            o.rotation_euler = (lean, rnd.uniform(-0.5, 0.5), rnd.uniform(0, 6.28))
            o.scale = (rnd.uniform(0.6, 1.25),) * 3
            bpy.context.collection.objects.link(o)


def trees(rnd):
    dark = plain("far bark", (0.16, 0.12, 0.085), 0.9)
    for x, y, r in ((-0.95, 4.6, 0.12), (-0.2, 6.4, 0.1), (0.72, 5.2, 0.13), (1.5, 6.2, 0.16), (-1.7, 6.0, 0.16)):
        lathe("tree", [(r * 1.3, -0.5), (r, 0.2), (r * 0.9, 4)], dark, (x, y, 0), 32)
    glints(rnd, 30, (1, 0.92, 0.62), (1.2, 3))


def build(season="summer", ground=(0.085, 0.11, 0.03), hour="day"):
    camera(fstop=3.4, distance=1.3, height=0.33, pitch=7.5, lens=74)
    rnd = Random(4)
    trunk()
    moss(ground)
    scatter(rnd, LEAVES["summer"])
    trees(rnd)
    hedge(AUTUMN if season == "autumn" else SUMMER, 1.1)
    shade = leaf_mesh("shade", 0.12, 0.06, leafy(LEAVES[season]))
    for _ in range(6):
        at = (-1.15 + rnd.uniform(-0.2, 0.2), 0.55 + rnd.uniform(-0.4, 0.6), 0.75 + rnd.uniform(0, 0.4))
        branch(at, (rnd.uniform(0.2, 1), rnd.uniform(-0.7, 0.4), rnd.uniform(-0.1, 0.3)), 0.5, 6, shade, rnd)
    golden = hour == "golden"
    sun(-56, 26 if golden else 40, 6.6, (1, 0.7, 0.42) if golden else (1, 0.92, 0.76), 1.0)
    sky(24 if golden else 40, 56, 0.07)
    area("fill", (1.5, -1.5, 1.6), 2, 13, color=(0.95, 1, 0.93), role="fill")
    return dict(
        standZ=HEIGHT,
        surface=dict(kind="cut wood", roughness=0.6, f0=0.02),
        maxWidth=0.28,
        maxHeight=0.3,
        extent=dict(kind="disc", r=R - 0.014),
    )
