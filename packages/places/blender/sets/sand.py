"""Rippled sand with a calm patch to stand on: dunes behind it, or the sea."""

import math
from random import Random

import bpy
import numpy as np
from light import camera, sky, sun, world
from materials import leafy
from nodes import Mat
from sets.foliage import sunlit_stand
from shapes import branch, grid, leaf_mesh, plane, wall


def sand(dark, pale, flat, grit):
    """`grit`: how much coarser than dust it is about the foot, where grains of half a millimetre are too small to be seen."""
    m = Mat("sand")
    grain = m.n("TexVoronoi", Vector=m.obj, Scale=1700).outputs
    part = m.n("SeparateRGB", Image=grain["Color"]).outputs
    c = m.mix(m.math("MULTIPLY", part[0], 0.8), dark, pale)
    c = m.mix(m.math("MULTIPLY", m.math("GREATER_THAN", part[1], 0.95), 0.6), c, [v * 0.3 for v in dark])
    c = m.mix(m.math("MULTIPLY", m.noise(m.obj, 3, 6), 0.3), c, [v * 0.8 for v in dark])
    h = m.math("ADD", m.math("MULTIPLY", grain["Distance"], -0.5), m.math("MULTIPLY", m.noise(m.obj, 420, 3), 0.6))
    if grit:
        lumps = m.n("SeparateRGB", Image=m.n("TexVoronoi", Vector=m.warp(m.obj, 0.002, 300), Scale=430).outputs["Color"]).outputs
        c = m.mix(m.math("MULTIPLY", m.math("GREATER_THAN", lumps[0], 0.7), 0.5 * grit), c, [v * 0.45 for v in dark])
        c = m.mix(m.math("MULTIPLY", m.math("GREATER_THAN", lumps[1], 0.75), 0.5 * grit), c, [min(1, v * 1.4) for v in pale])
        h = m.math("ADD", h, m.math("MULTIPLY", m.noise(m.obj, 190, 4, 0.65), 3.2 * grit))
    shine = m.mix(m.math("GREATER_THAN", part[2], 0.985), (0.85,) * 3, (0.3,) * 3)
    m.set(Base_Color=c, Roughness=shine, Specular=0.25, Normal=m.bump(h, 0.0009))
    m.simple(flat)
    return m.m


def height(X, Y, dunes, trodden=False):
    rs = np.random.RandomState(5)
    waves = [
        (
            rs.uniform(0.3, 1.3) / (1 + k * 0.35),
            rs.uniform(-6, 6) * (1 + k * 0.4),
            rs.uniform(-3, 3) * (1 + k * 0.4),
            rs.uniform(0, 6),
        )
        for k in range(9)
    ]
    warp = sum(a * np.sin(fx * X + fy * Y + p) for a, fx, fy, p in waves)
    s = np.mod((Y + X * 0.22) / 0.088 + warp * 0.95 / (2 * math.pi), 1.0)
    s = np.where(s < 0.68, s / 0.68, (1 - s) / 0.32)
    amp = (
        (0.0125 if dunes else 0.006)
        * (0.75 + 0.35 * np.sin(3.1 * X + 1.7 * Y + 1))
        * (0.65 + 0.35 * np.sin(1.3 * X - 2.3 * Y))
    )
    ripple = s * s * (3 - 2 * s) * amp
    if not dunes:
        # A beach is trodden: what the wind drew is left here and there only, and the rest is hollows.
        patch = np.sin(2.1 * X + 3.3 * Y + 0.4) + np.sin(4.7 * X - 2.9 * Y + 2) + 0.7 * np.sin(1.1 * X + 7.3 * Y)
        hollows = sum(
            0.0055 / k * np.sin(k * (rs.uniform(5, 9) * X + rs.uniform(-9, 9) * Y) + warp + rs.uniform(0, 6))
            for k in (1, 1.7, 2.9, 4.8)
            for _ in range(3)
        )
        ripple = ripple * np.clip(0.15 + 0.4 * patch, 0.0, 0.8) + hollows
    calm = np.exp(-(((X / 0.17) ** 2 + (Y / 0.12) ** 2) ** 2))
    if trodden:
        # Where somebody stood the wind's pattern is gone for some way around, and the sand lies loose.
        broken = np.exp(-(((X / 0.33) ** 2 + ((Y + 0.02) / 0.2) ** 2) ** 1.2))
        loose = sum(
            0.0008 / k * np.sin(k * (rs.uniform(30, 50) * X + rs.uniform(-60, 60) * Y) + 2 * warp + rs.uniform(0, 6))
            for k in (1, 1.6, 2.7)
            for _ in range(3)
        )
        ripple = ripple * (1 - broken) + loose * broken * (1 + 6 * calm)
    base = 0.03 * np.sin(1.1 * X + 0.6) * np.clip(Y, 0, 9) * dunes + 0.015 * np.sin(2.3 * X + 1.1 * Y)
    big = 0.55 * np.exp(-(((Y - 5.2 - 0.55 * X) / 1.5) ** 2)) * (1 + 0.2 * np.sin(X)) + np.clip(Y - 9, 0, 99) * -0.02
    shore = -0.05 * np.clip(Y - 1.2, 0, 99)
    return (ripple + base * np.clip(np.hypot(X, Y) / 0.5, 0, 1)) * (1 - 0.93 * calm) + (big if dunes else shore)


def clods(mat):
    """Crumbs of damp sand where it was trodden."""
    rnd = Random(7)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1)
    first = bpy.context.object
    first.data.materials.append(mat)
    mesh = first.data
    bpy.data.objects.remove(first)
    for _ in range(260):
        a, away = rnd.uniform(0, 2 * math.pi), 0.75 + abs(rnd.gauss(0, 0.55))
        x, y, r = 0.2 * away * math.cos(a), 0.12 * away * math.sin(a), min(0.0035, 0.0009 * rnd.paretovariate(2))
        o = bpy.data.objects.new("clod", mesh)
        o.location = (x, y, float(height(np.array(x), np.array(y), True, True)) + r * 0.2)
        o.scale = (r * rnd.uniform(0.8, 1.5), r * rnd.uniform(0.8, 1.3), r * rnd.uniform(0.5, 0.9))
        o.rotation_euler = (rnd.uniform(-0.4, 0.4), rnd.uniform(-0.4, 0.4), rnd.uniform(0, 6))
        bpy.context.collection.objects.link(o)


def ridges(mat):
    for y, high, k in ((24, 1.5, 0.35), (45, 3.4, 0.2), (90, 7.0, 0.1)):
        x = np.linspace(-60, 60, 300)
        crest = high * (0.45 + 0.4 * np.sin(k * x + y) + 0.22 * np.sin(2.3 * k * x + 2 * y))
        t = np.linspace(0, 1, 12)
        X, T = np.meshgrid(x, t)
        Z = crest[None] * np.sin(T * math.pi / 2) - 0.6
        o = grid("ridge", x, t, Z, mat)
        o.data.vertices.foreach_set(
            "co", np.stack([X, y + T * high * 3 - high * 3, Z], -1).reshape(-1, 3).astype("f4").ravel()
        )
        o.data.update()


def sea(color, shallow, near=2.1, z=-0.045):
    m = Mat("sea")
    swell = m.math(
        "ADD",
        m.noise(m.map(m.obj, (0.5, 2.2, 1)), 1.6, 5, 0.6),
        m.math("MULTIPLY", m.noise(m.map(m.obj, (2, 7, 1)), 3, 4), 0.4),
    )
    away = m.n("SeparateXYZ", Vector=m.warp(m.obj, 0.5, 1.3)).outputs[1]
    # Shallow and pale over the sand, deep further out; waves break where it begins.
    c = m.mix(m.ramp(m.math("DIVIDE", m.math("SUBTRACT", away, near), 26.0), (0.0, 0), (1.0, 1)), shallow, color)
    # Wind on the water: long darker and paler streaks.
    wind = m.ramp(m.noise(m.map(m.obj, (0.09, 0.5, 1)), 1.0, 5, 0.6), (0.38, 0), (0.62, 1))
    c = m.mix(m.math("MULTIPLY", wind, 0.45), c, [min(1, v * 1.6 + 0.02) for v in shallow])
    breaks = m.ramp(m.math("SUBTRACT", away, near), (0.0, 1), (0.22, 0.85), (0.3, 0), (0.75, 0), (0.82, 0.8), (0.98, 0))
    foam = m.math("MULTIPLY", breaks, m.ramp(m.noise(m.map(m.obj, (1, 2.4, 1)), 2.6, 6, 0.7), (0.38, 0), (0.56, 1)))
    m.set(Base_Color=m.mix(foam, c, (0.9, 0.93, 0.95)), Roughness=0.14, Specular=0.4, Normal=m.bump(swell, 0.1))
    plane("sea", -160, 160, near, 400, m.m, z)


def clouds(blue, haze):
    """A sky that is painted: near the horizon a measured one is yellow, at whatever hour."""
    m = Mat("clouds")
    high = m.math("DIVIDE", m.n("SeparateXYZ", Vector=m.obj).outputs[2], 60.0)
    c = m.ramp(high, (0.0, haze), (0.9, blue))
    puffs = m.ramp(m.noise(m.map(m.obj, (0.012, 1, 0.05)), 1.0, 7, 0.6), (0.52, 0), (0.72, 0.75))
    low = m.ramp(high, (0.02, 0), (0.14, 1), (0.5, 0.5), (0.9, 0.1))
    c = m.mix(m.math("MULTIPLY", puffs, low), c, (0.93, 0.95, 0.98))
    m.t.links.new(m.n("Emission", Color=c, Strength=1.0).outputs[0], m.out.inputs[0])
    wall("clouds", -300, 300, -6, 120, 399, m.m)


def palm(azimuth, elevation):
    """Fronds beside the picture: of them only the shadow is seen."""
    rnd = Random(4)
    leaf = leaf_mesh("palm", 0.34, 0.03, leafy((0.1, 0.16, 0.06)), 0.5, 0.25)
    a, flat = math.radians(azimuth), 1 / math.tan(math.radians(elevation))
    for x, y, high in ((-0.52, 0.3, 0.9), (-0.5, -0.3, 0.8)):
        at = (x + math.sin(a) * flat * high, y + math.cos(a) * flat * high, high)
        branch(at, (1, rnd.uniform(-0.2, 0.2), -0.05), 0.55, 14, leaf, rnd, spread=42)
    sunlit_stand(leaf, azimuth, elevation, (0.24, 0.16))
    for o in bpy.data.objects:
        o.visible_camera = o.data != leaf


def build(
    view="dunes",
    dark=(0.46, 0.31, 0.18),
    pale=(0.72, 0.54, 0.36),
    flat=(0.58, 0.38, 0.21),
    water=(0.02, 0.13, 0.16),
    shallow=(0.02, 0.13, 0.16),
    azimuth=-47,
    elevation=12,
    strength=8.0,
    color=(1, 0.68, 0.40),
    air=0.10,
    dust=1.6,
    blue=None,
    haze=(0.66, 0.82, 0.93),
    fstop=5.6,
    soft=0.8,
    ambient=None,
    grit=0.0,
):
    camera(fstop=fstop, distance=1.1, height=0.30, pitch=9.0)
    mat = sand(dark, pale, flat, grit)
    dunes = view == "dunes"
    ys = np.concatenate(
        [np.linspace(-0.75, 1.4, 900), np.linspace(1.41, 5, 420), np.linspace(5.05, 14, 260)]
        if dunes
        else [np.linspace(-0.75, 1.4, 900), np.linspace(1.41, 4, 300)]
    )
    xs = np.linspace(-1, 1, 800)
    X, Y = np.meshgrid(xs, ys)
    X = X * np.clip(0.55 + (Y + 0.75) * 0.36, 0.55, 9)
    Z = height(X, Y, dunes, grit > 0)
    o = grid("ground", xs, ys, Z, mat)
    o.data.vertices.foreach_set("co", np.stack([X, Y, Z], -1).reshape(-1, 3).astype("f4").ravel())
    o.data.update()
    if blue:
        clouds(blue, haze)
    if grit:
        clods(mat)
    if dunes:
        ridges(mat)
    else:
        sea(water, shallow)
        if blue:
            palm(azimuth, elevation)
    sun(azimuth, elevation, strength, color, soft)
    if ambient:
        # A measured sky makes shadows on sand slate grey, at whatever dusk.
        world(ambient, air)
    else:
        sky(max(4, elevation - 2), azimuth, air, dust=dust)
    bpy.context.scene.camera.data.dof.focus_distance = 1.12
    return dict(surface=dict(kind="sand", roughness=0.9, f0=0), maxHeight=0.3)
