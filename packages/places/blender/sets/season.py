"""A table in a season: pumpkins and leaves, tulips and eggs, or snow with fir and cones; the garden far behind."""

import math
from random import Random

import bpy
import numpy as np
from light import area, camera, sky, sun
from materials import leafy, wood
from nodes import Mat, emit, plain
from shapes import add, box, grid, lathe, leaf_mesh, rounded
from sets.foliage import grounds
from sets.living import WOODS

def pumpkin(x, y, r, color, flat=0.72, lobes=11):
    m = Mat("pumpkin")
    n = m.noise(m.obj, 34, 4)
    m.set(
        Base_Color=m.mix(m.ramp(n, (0.35, 0), (0.7, 0.5)), color, [v * 0.55 for v in color]),
        Roughness=0.42,
        Specular=0.4,
    )
    verts, faces, around, up = [], [], lobes * 12, 40
    for i in range(up + 1):
        t = math.pi * i / up
        for j in range(around):
            a = 2 * math.pi * j / around
            rib = abs(math.sin(lobes * a / 2)) ** 0.7
            q = r * math.sin(t) ** 0.8 * (0.86 + 0.14 * rib)
            dip = 0.22 * r * math.exp(-((t / 0.45) ** 2)) + 0.1 * r * (1 - rib) * math.exp(-(((t - 0.5) / 0.7) ** 2))
            verts.append((q * math.cos(a), q * math.sin(a), r * flat * (1 - math.cos(math.pi - t)) - dip))
    for i in range(up):
        for j in range(around):
            k = (j + 1) % around
            faces.append((i * around + j, (i + 1) * around + j, (i + 1) * around + k, i * around + k))
    add("pumpkin", verts, faces, m.m, True, (x, y, 0)).rotation_euler[2] = x * 9
    bpy.ops.mesh.primitive_cone_add(
        vertices=7, radius1=r * 0.16, radius2=r * 0.09, depth=r * 0.5, location=(x + r * 0.04, y, r * flat * 1.9)
    )
    o = bpy.context.object
    o.rotation_euler = (0.2, 0.3, 0)
    o.data.materials.append(plain("stalk", (0.22, 0.18, 0.08), 0.8, bump=(120, 0.002)))


HALF = (
    (0, 1),
    (9, 0.64),
    (17, 0.72),
    (25, 0.4),
    (40, 0.64),
    (52, 0.94),
    (60, 0.66),
    (69, 0.72),
    (82, 0.38),
    (98, 0.5),
    (112, 0.66),
    (122, 0.42),
    (150, 0.3),
    (174, 0.2),
)


def maple(color, rnd):
    """Five points with teeth, curled a little, as a leaf that has lain for a day."""
    mat = plain("maple", color, 0.65, bump=(900, 0.0005))
    outline = [*HALF, *[(-a, r) for a, r in reversed(HALF[1:])]]
    curl = rnd.uniform(0.1, 0.35)
    ring = [
        (
            r * math.sin(math.radians(a)),
            r * math.cos(math.radians(a)),
            curl * r * r * abs(math.sin(math.radians(a * 2.5 + 20))),
        )
        for a, r in outline
    ]
    count = len(ring)
    o = add("maple", [(0, 0, 0), *ring], [(0, i + 1, (i + 1) % count + 1) for i in range(count)], mat)
    mesh = o.data
    bpy.data.objects.remove(o)
    return mesh


def strew(mesh, at, size, turn, tilt=(0, 0)):
    o = bpy.data.objects.new("strewn", mesh)
    o.location, o.scale, o.rotation_euler = at, (size,) * 3, (*tilt, turn)
    bpy.context.collection.objects.link(o)


def autumn(rnd):
    pumpkin(-0.225, 0.26, 0.088, (0.6, 0.2, 0.03))
    pumpkin(0.245, 0.33, 0.066, (0.74, 0.62, 0.45), 0.62, 9)
    pumpkin(-0.08, 0.47, 0.06, (0.2, 0.24, 0.13), 0.7, 10)
    kinds = [maple(c, rnd) for c in ((0.3, 0.05, 0.02), (0.42, 0.17, 0.03), (0.24, 0.09, 0.03), (0.45, 0.27, 0.06))]
    for _ in range(34):
        side = rnd.choice((-1, 1))
        at = (side * rnd.uniform(0.12, 0.42), rnd.uniform(0.0, 0.5), rnd.uniform(0.001, 0.004))
        tilt = (rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12))
        strew(rnd.choice(kinds), at, rnd.uniform(0.032, 0.05), rnd.uniform(0, 6), tilt)
    grounds(rnd, "autumn")


def tulip(base, top, color, rnd):
    (x, y, z), stalk = base, plain("stalk", (0.14, 0.24, 0.07), 0.5)
    curve = bpy.data.curves.new("stalk", "CURVE")
    curve.dimensions, curve.bevel_depth = "3D", 0.0034
    line = curve.splines.new("POLY")
    line.points.add(8)
    for i, p in enumerate(line.points):
        t = i / 8
        p.co = (x + (top[0] - x) * t * t, y + (top[1] - y) * t * t, z + (top[2] - z) * t, 1)
    curve.materials.append(stalk)
    bpy.context.collection.objects.link(bpy.data.objects.new("stalk", curve))
    lean = (-0.5 * (top[1] - y) / (top[2] - z), 0.5 * (top[0] - x) / (top[2] - z), rnd.uniform(0, 2))
    petal = leaf_mesh("petal", 0.058, 0.036, leafy(color, 0.5), 0.55, -0.12, 8)
    for ring, tilt in ((0, 1.38), (1, 1.48)):
        for k in range(3):
            o = bpy.data.objects.new("petal", petal)
            turn = 2 * math.pi * k / 3 + ring * 1.05 + lean[2]
            o.location = (top[0] + 0.012 * -math.sin(turn), top[1] + 0.012 * math.cos(turn), top[2] - 0.004)
            o.rotation_euler = (tilt, 0, turn)
            bpy.context.collection.objects.link(o)


def spring(rnd):
    lathe(
        "jug",
        rounded(
            [
                (0.04, 0),
                (0.058, 0.015),
                (0.067, 0.06),
                (0.054, 0.115),
                (0.043, 0.148),
                (0.05, 0.165),
                (0.044, 0.163),
                (0.037, 0.14),
            ]
        ),
        plain("glaze", (0.82, 0.82, 0.80), 0.3),
        (-0.23, 0.34, 0),
    )
    blade = leaf_mesh("blade", 0.2, 0.03, leafy((0.10, 0.2, 0.06)), 0.5, 0.35)
    for _ in range(9):
        o = bpy.data.objects.new("blade", blade)
        o.location, o.rotation_euler = (-0.23, 0.34, 0.13), (rnd.uniform(0.9, 1.35), 0, rnd.uniform(0, 6.28))
        bpy.context.collection.objects.link(o)
    for i in range(9):
        a = 2 * math.pi * i / 9 + rnd.uniform(-0.2, 0.2)
        reach, high = rnd.uniform(0.04, 0.13), rnd.uniform(0.28, 0.37)
        color = rnd.choice(((0.66, 0.14, 0.2), (0.7, 0.34, 0.36), (0.74, 0.56, 0.2), (0.72, 0.5, 0.48)))
        tulip((-0.23, 0.34, 0.14), (-0.23 + reach * math.cos(a), 0.34 + reach * math.sin(a), high), color, rnd)
    eggs = ((0.19, 0.2, (0.62, 0.74, 0.72)), (0.25, 0.235, (0.84, 0.74, 0.62)), (0.21, 0.29, (0.82, 0.62, 0.58)))
    for i, (x, y, c) in enumerate(eggs):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32, radius=0.022, location=(x, y, 0.021))
        o = bpy.context.object
        o.scale, o.rotation_euler = (1, 1, 1.3), (1.45, 0.1, 1.1 * i)
        o.data.materials.append(plain("shell", c, 0.5, bump=(300, 0.0002)))
        bpy.ops.object.shade_smooth()
    blossom = leaf_mesh("blossom", 0.016, 0.013, leafy((0.5, 0.3, 0.32), 0.6), 0.6, -0.3, 4)
    for _ in range(26):
        at = (rnd.choice((-1, 1)) * rnd.uniform(0.1, 0.42), rnd.uniform(-0.05, 0.42), 0.002)
        strew(blossom, at, rnd.uniform(0.8, 1.2), rnd.uniform(0, 6), (rnd.uniform(-0.2, 0.2), rnd.uniform(-0.2, 0.2)))
    grounds(rnd, "spring")


def snow():
    m = Mat("snow")
    n, fine = m.noise(m.obj, 34, 5, 0.6), m.noise(m.obj, 700, 3, 0.7)
    glint = m.math(
        "GREATER_THAN",
        m.n("SeparateRGB", Image=m.n("TexVoronoi", Vector=m.obj, Scale=900).outputs["Color"]).outputs[0],
        0.975,
    )
    m.set(
        Base_Color=(0.88, 0.91, 0.95),
        Roughness=m.mix(glint, (0.75,) * 3, (0.16,) * 3),
        Specular=0.4,
        Normal=m.bump(m.math("ADD", n, m.math("MULTIPLY", fine, 0.35)), 0.0035),
    )
    m.simple((0.86, 0.89, 0.94))
    xs, ys = np.linspace(-1.2, 1.2, 420), np.linspace(-0.7, 0.56, 300)
    X, Y = np.meshgrid(xs, ys)
    rs = np.random.RandomState(2)
    z = sum(
        0.012 / (k + 1) * np.sin(rs.uniform(-8, 8) * (k + 1) * X + rs.uniform(-8, 8) * (k + 1) * Y + rs.uniform(0, 6))
        for k in range(8)
    )
    calm = np.exp(-(((X / 0.17) ** 2 + (Y / 0.12) ** 2) ** 2))
    grid(
        "snow",
        xs,
        ys,
        np.maximum(z * 0.8 + 0.012, 0.002) * (1 - calm) + 0.0005 - 1.2 * np.clip(Y - 0.5, 0, 1) ** 1.3,
        m.m,
    )


def berries(x, y, rnd):
    red = plain("berry", (0.4, 0.015, 0.015), 0.25)
    for _ in range(7):
        at = (x + rnd.uniform(-0.035, 0.035), y + rnd.uniform(-0.03, 0.03), 0.03 + rnd.uniform(0, 0.014))
        bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=16, radius=rnd.uniform(0.008, 0.0105), location=at)
        bpy.context.object.data.materials.append(red)
        bpy.ops.object.shade_smooth()


def winter(rnd):
    snow()
    berries(0.22, 0.2, rnd)
    berries(0.29, 0.27, rnd)
    berries(-0.24, 0.24, rnd)
    grounds(rnd, "winter")
    flake = emit("flake", (1, 1, 1), 1.5)
    for _ in range(60):
        y = rnd.uniform(0.8, 3.5)
        lathe(
            "flake",
            [(0, -0.004), (0.004, 0), (0, 0.004)],
            flake,
            (rnd.uniform(-0.3, 0.3) * (y + 1), y, rnd.uniform(0, 0.6)),
            8,
        )


KINDS = {
    "autumn": (autumn, "walnut", dict(kind="walnut", roughness=0.45, f0=0.03), (1, 0.74, 0.46)),
    "spring": (spring, "ash", dict(kind="ash", roughness=0.45, f0=0.03), (1, 0.94, 0.84)),
    "winter": (winter, "walnut", dict(kind="snow", roughness=0.8, f0=0), (1, 0.86, 0.7)),
}


def build(season="autumn", elevation=30):
    camera(fstop=2.8, height=0.25, pitch=7.6)
    rnd = Random(6)
    dress, top, surface, color = KINDS[season]
    box("table", (3, 1.55, 0.045), wood(*WOODS[top], plank=0.13, rough=0.46), (0, -0.26, -0.0225), 0.006)
    dress(rnd)
    # Snow is never so even that a shadow on it has straight edges.
    sun(-62, elevation, 6.2, color, 3.5 if season == "winter" else 1.1)
    sky(elevation, 62, 0.08)
    area("fill", (1.5, -1.5, 1.6), 2, 9, color=(0.95, 0.98, 1), role="fill")
    return dict(surface=surface, extent=dict(kind="rect", y1=0.5))
