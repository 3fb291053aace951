"""A checked blanket on a meadow: fruit and a basket behind the product, flowers and trees far out of focus."""

import math
from random import Random

import bpy
import numpy as np
from light import area, camera, sky, sun
from materials import leafy
from nodes import Mat, plain
from shapes import grid, lathe, leaf_mesh, plane
from sets.garden import SUMMER, hedge
from sets.street import glints


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


def basket(x, y):
    m = Mat("wicker")
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    turn = m.math("MULTIPLY", m.math("ARCTAN2", s[1], s[0]), 26.0)
    row = m.math("FLOOR", m.math("MULTIPLY", s[2], 60.0))
    phase = m.math("ADD", turn, m.math("MULTIPLY", row, math.pi))
    over = m.math("MULTIPLY", m.math("SINE", phase), m.math("SINE", m.math("MULTIPLY", s[2], 60 * math.pi)))
    c = m.ramp(
        m.math("ADD", m.math("ABSOLUTE", over), m.math("MULTIPLY", m.noise(m.obj, 40, 3), 0.4)),
        (0.1, (0.1, 0.05, 0.02)),
        (0.9, (0.56, 0.37, 0.19)),
    )
    m.set(Base_Color=c, Roughness=0.6, Normal=m.bump(m.math("ABSOLUTE", over), 0.008))
    m.simple((0.4, 0.26, 0.13))
    lathe(
        "basket",
        [(0, 0), (0.13, 0), (0.155, 0.16), (0.162, 0.165), (0.155, 0.172), (0.145, 0.16), (0.12, 0.02), (0, 0.02)],
        m.m,
        (x, y, 0),
    )
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.15, minor_radius=0.009, location=(x, y, 0.16), rotation=(math.pi / 2, 0, 0.5)
    )
    bpy.context.object.scale = (1, 1.25, 1)
    bpy.context.object.data.materials.append(m.m)
    bpy.ops.object.shade_smooth()


def meadow(rnd, flowers):
    m = Mat("meadow")
    n = m.noise(m.map(m.obj, (1, 0.4, 1)), 7, 5, 0.65)
    m.set(Base_Color=m.ramp(n, (0.35, (0.04, 0.1, 0.015)), (0.65, (0.2, 0.33, 0.06))), Roughness=0.9, Specular=0.1)
    plane("meadow", -9, 9, -2, 7.2, m.m, -0.05)
    blade = leaf_mesh("blade", 0.16, 0.008, leafy((0.09, 0.18, 0.03)), 0.3, 0.5, 5)
    for _ in range(900):
        o = bpy.data.objects.new("blade", blade)
        o.location = (rnd.uniform(-1.2, 1.2), rnd.uniform(0.74, 2.4), -0.06)
        o.rotation_euler = (rnd.uniform(0.7, 1.5), rnd.uniform(-0.4, 0.4), rnd.uniform(-0.9, 0.9))
        o.scale = (rnd.uniform(0.6, 1.3),) * 3
        bpy.context.collection.objects.link(o)
    for _ in range(46):
        y = rnd.uniform(1.3, 4.5)
        at = (rnd.uniform(-0.32, 0.32) * (y + 1.1), y, rnd.uniform(0.0, 0.1))
        lathe(
            "flower",
            [(0, 0), (0.02, 0.004), (0.018, 0.012), (0, 0.014)],
            plain("petal", rnd.choice(flowers), 0.7),
            at,
            12,
        )


def build(
    color=(0.55, 0.035, 0.03),
    white=(0.82, 0.79, 0.73),
    size=0.05,
    fruit=((0.5, 0.04, 0.03), (0.32, 0.42, 0.06), (0.52, 0.05, 0.03)),
    flowers=((0.9, 0.88, 0.84), (0.85, 0.62, 0.1), (0.8, 0.4, 0.5)),
    hour="day",
):
    camera(fstop=3.0, distance=1.08, height=0.27, pitch=8.0)
    rnd = Random(10)
    blanket(gingham(color, white, size))
    for (x, y, t), c in zip(((0.2, 0.22, 0.4), (0.29, 0.29, 2.2), (0.205, 0.335, 4.1)), fruit):
        apple(x, y, c, turn=t)
    basket(-0.31, 0.45)
    meadow(rnd, flowers)
    hedge(SUMMER, 1.4)
    glints(rnd, 12, (1, 0.92, 0.66), (1.4, 3), (0.5, 1.8))
    golden = hour == "golden"
    sun(-60, 24 if golden else 40, 6.4, (1, 0.68, 0.4) if golden else (1, 0.93, 0.8), 0.9)
    sky(22 if golden else 42, 60, 0.085)
    area("fill", (1.5, -1.5, 1.6), 2, 8, color=(0.95, 1, 0.95), role="fill")
    return dict(surface=dict(kind="cotton", roughness=0.95, f0=0), maxHeight=0.28, extent=dict(kind="rect", y1=0.6))
