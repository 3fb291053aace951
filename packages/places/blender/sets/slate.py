"""Wet slate with drops under a rim of cold light, before the dark."""

import math
from random import Random

import bpy
import numpy as np
from light import area, camera, world
from materials import slate
from nodes import Mat
from shapes import add, grid, wall


def drop(r_angle, wobble, mat):
    profile = [
        (math.sin(t) / math.sin(r_angle), (math.cos(t) - math.cos(r_angle)) / math.sin(r_angle))
        for t in [r_angle * i / 12 for i in range(13)]
    ]
    n, verts, faces = 28, [(0, 0, profile[0][1])], []
    for q, z in profile[1:]:
        for j in range(n):
            a = 2 * math.pi * j / n
            verts.append(
                (
                    q * math.cos(a) * (1 + wobble * math.sin(2 * a + 1) + wobble * 0.6 * math.sin(3 * a)),
                    q * math.sin(a) * (1 + wobble * math.sin(2 * a + 1)),
                    z - 0.0004,
                )
            )
    faces += [(0, 1 + j, 1 + (j + 1) % n) for j in range(n)]
    for i in range(11):
        a = 1 + i * n
        faces += [(a + j, a + n + j, a + n + (j + 1) % n, a + (j + 1) % n) for j in range(n)]
    faces.append(tuple(1 + 11 * n + (n - 1 - j) for j in range(n)))
    o = add("drop", verts, faces, mat)
    mesh = o.data
    bpy.data.objects.remove(o)
    return mesh


def rain(xs, ys, z, count):
    # Dark and shining is what is seen of water on stone; clear drops are grit until many more rays are followed.
    water = Mat("water").set(Base_Color=(0.02, 0.021, 0.023), Roughness=0.02, Specular=0.6)
    rnd = Random(6)
    kinds = [drop(rnd.uniform(0.75, 1.05), rnd.uniform(0.03, 0.1), water.m) for _ in range(8)]
    placed = []
    for _ in range(count):
        x, y, r = rnd.uniform(-0.75, 0.75), rnd.uniform(-0.24, 0.5), min(0.0085, 0.0032 * rnd.paretovariate(2.2))
        if (x / 0.12) ** 2 + (y / 0.085) ** 2 < 1:
            continue
        if any((x - a) ** 2 + (y - b) ** 2 < (r + c) ** 2 * 1.1 for a, b, c in placed if abs(x - a) < 0.02):
            continue
        placed.append((x, y, r))
        o = bpy.data.objects.new("d", rnd.choice(kinds))
        i, j = min(int(np.searchsorted(ys, y)), len(ys) - 1), min(int(np.searchsorted(xs, x)), len(xs) - 1)
        o.location, o.scale = (x, y, z[i, j]), (r, r, r * rnd.uniform(0.75, 1))
        o.rotation_euler[2] = rnd.uniform(0, 6)
        bpy.context.collection.objects.link(o)


def backdrop(near, mid, far):
    m = Mat("back")
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    away = lambda v, c: m.math("POWER", m.math("SUBTRACT", v, c), 2.0)
    d = m.math("SQRT", m.math("ADD", away(s[0], 0.2), away(s[2], 0.35)))
    cloud = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(m.obj, 2.2, 4), 0.5), 0.25)
    c = m.ramp(m.math("ADD", m.math("MULTIPLY", d, 0.8), cloud), (0, near), (0.35, mid), (0.9, far))
    # Water mirrors a pale window that the camera does not see.
    aside = m.math("SQRT", m.math("ADD", away(s[0], -0.15), m.math("MULTIPLY", away(s[2], 0.5), 1.6)))
    window = m.ramp(aside, (0, [v * 4.4 for v in near]), (0.3, [v * 2.8 for v in near]), (0.75, far), interp="EASE")
    c = m.mix(m.n("LightPath").outputs["Is Glossy Ray"], c, window)
    e = m.n("Emission", Color=c, Strength=1.0)
    m.t.links.new(e.outputs[0], m.out.inputs[0])
    wall("back", -3, 3, -1.5, 2.5, 2.6, m.m)


def build(glow=(0.075, 0.095, 0.115), rim=(0.86, 0.93, 1), warm=(1, 0.78, 0.55), drops=420, dark=(0.02, 0.021, 0.023), pale=(0.1, 0.103, 0.11)):
    camera(fstop=4.0, distance=1.05, height=0.21, pitch=6.0)
    xs, ys = np.linspace(-1.1, 1.1, 500), np.linspace(-0.65, 0.75, 420)
    X, Y = np.meshgrid(xs, ys)
    rs = np.random.RandomState(3)
    z = sum(
        a * np.sin(fx * X + fy * Y + p)
        for a, fx, fy, p in [
            (0.0012 / (k + 1), rs.uniform(-9, 9) * (k + 1), rs.uniform(-9, 9) * (k + 1), rs.uniform(0, 6))
            for k in range(7)
        ]
    )
    edge = 0.62 + 0.012 * np.sin(xs * 9) + 0.007 * np.sin(xs * 31 + 1)
    z = np.where(Y > edge[None], -0.5, z) * (1 - 0.6 * np.exp(-(((X / 0.14) ** 2 + (Y / 0.1) ** 2) ** 2)))
    grid("slate", xs, ys, z, slate((0.43, 0.455), dark, pale))
    rain(xs, ys, z, drops)
    backdrop(glow, [v * 0.38 for v in glow], [v * 0.055 for v in glow])
    # A soft lamp close to the product: the dry stone is as bright about it as what comes from a studio.
    area("key", (-0.85, 0.4, 0.95), 0.6, 26, color=rim, role="key")
    area("rim2", (1.2, 0.95, 0.32), 0.18, 14, color=warm, role="rim", size_y=0.9)
    area("top", (0.1, -0.4, 1.5), 0.9, 9, color=(0.95, 0.97, 1), role="fill")
    world((0.5, 0.6, 0.7), 0.012)
    return dict(surface=dict(kind="wet slate", roughness=0.08, f0=0.35), extent=dict(kind="rect", y1=0.62))
