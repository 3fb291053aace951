"""A whitewashed parapet above the sea: islands on the horizon, a branch in bloom from above, an olive in a pot."""

from random import Random

import numpy as np
from light import area, camera, sky, sun
from materials import leafy, plaster, stone
from nodes import plain
from shapes import add, box, branch, lathe, leaf_mesh
from sets.sand import clouds, sea


def islands(color):
    for x0, x1, y, high in ((-75, 8, 210, 13), (20, 120, 260, 9)):
        x = np.linspace(x0, x1, 90)
        t = (x - x0) / (x1 - x0)
        crest = high * np.sin(np.pi * t) ** 0.8 * (0.75 + 0.2 * np.sin(9 * t + 1) + 0.08 * np.sin(31 * t))
        low = [(v, y, -4.1) for v in x]
        top = [(v, y, -4.1 + h) for v, h in zip(x, crest)]
        n = len(x)
        add("island", low + top, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], plain("island", color, 0.9))


def bloom(rnd, color):
    """Bougainvillea: papery bracts, green between them."""
    green = leaf_mesh("leaf", 0.04, 0.024, leafy((0.08, 0.17, 0.05)), 0.2, 0.2, 5)
    bract = leaf_mesh("bract", 0.03, 0.024, leafy(color, 0.6), 0.45, -0.2, 5)
    stem = plain("stem", (0.2, 0.14, 0.08), 0.7)
    for i in range(15):
        at = (-0.52 + rnd.uniform(-0.1, 0.14), 0.5 + rnd.uniform(-0.1, 0.3), 0.55 + rnd.uniform(-0.04, 0.1))
        way = (rnd.uniform(0.2, 1), rnd.uniform(-0.3, 0.3), rnd.uniform(-0.9, 0.05))
        reach = rnd.uniform(0.18, 0.36)
        branch(at, way, reach, 10, bract if i % 4 else green, rnd, stem=stem, spread=70, curve=0.25)
        branch(at, way, reach * 0.9, 6, green, rnd, spread=60, curve=0.25)


def olive(x, y, rnd):
    pot = lathe(
        "pot",
        [
            (0, 0),
            (0.05, 0),
            (0.062, 0.03),
            (0.072, 0.09),
            (0.07, 0.115),
            (0.078, 0.12),
            (0.078, 0.132),
            (0.068, 0.132),
            (0.062, 0.11),
            (0, 0.11),
        ],
        plain("terracotta", (0.5, 0.24, 0.14), 0.85, bump=(80, 0.0008)),
        (x, y, 0),
    )
    pot.scale = (0.72,) * 3
    leaf = leaf_mesh("olive", 0.045, 0.011, leafy((0.15, 0.19, 0.11), 0.5), 0.2, 0.1, 5)
    stem = plain("stem", (0.2, 0.17, 0.12), 0.8)
    for _ in range(10):
        way = (rnd.uniform(-0.6, 0.6), rnd.uniform(-0.5, 0.4), 1)
        branch((x, y, 0.08), way, rnd.uniform(0.14, 0.25), 9, leaf, rnd, stem=stem, spread=42)


def build(
    top="white",
    water=(0.012, 0.12, 0.21),
    shallow=(0.02, 0.2, 0.27),
    flowers=(0.5, 0.06, 0.22),
    haze=(0.3, 0.42, 0.55),
    hour="noon",
    azimuth=-58,
    pot=0.24,
):
    camera(fstop=3.2, distance=1.1, height=0.27, pitch=8.0)
    rnd = Random(5)
    if top == "white":
        mat, surface = plaster((0.8, 0.78, 0.74), 0.8, 0.004), dict(kind="whitewash", roughness=0.8, f0=0.02)
    else:
        mat = stone((0.46, 0.40, 0.33), (0.72, 0.65, 0.56), 0.55)
        surface = dict(kind="limestone", roughness=0.55, f0=0.025)
    box("parapet", (7, 1.5, 0.5), mat, (0, -0.33, -0.25), 0.02)
    sea(water, shallow, 4, -4)
    islands(haze)
    bloom(rnd, flowers)
    olive(pot, 0.22, rnd)
    low = hour == "sunset"
    if not low:
        clouds((0.14, 0.38, 0.74), (0.62, 0.79, 0.92))
    sun(azimuth, 11 if low else 40, 6.4 if low else 5.4, (1, 0.58, 0.32) if low else (1, 0.94, 0.84), 0.9)
    sky(7 if low else 42, azimuth, 0.12 if low else 0.085, dust=2.2 if low else 0.5)
    area("fill", (1.5, -1.6, 1.5), 2, 9, color=(0.95, 0.97, 1), role="fill")
    return dict(surface=surface, extent=dict(kind="rect", y1=0.41), maxHeight=0.28)
