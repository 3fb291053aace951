"""Summer in a studio: lemons or oranges with leaves, on a bright ground in hard sun."""

from random import Random

from light import area, camera, sky, sun
from materials import leafy, plaster
from nodes import plain
from shapes import branch, leaf_mesh, plane, wall
from sets.pool import citrus


def build(
    ground=(0.86, 0.62, 0.16),
    back=(0.88, 0.66, 0.2),
    peel=(0.88, 0.62, 0.045),
    long=1.3,
    hour="noon",
):
    camera(fstop=5.6, distance=1.15, height=0.29, pitch=8.2, lens=72)
    plane("ground", -5, 5, -2, 0.95, plaster(ground, 0.7, 0.0008), 0)
    wall("back", -5, 5, 0, 4, 0.95, plaster(back, 0.75, 0.001))
    for x, y, r, turn in (
        (-0.175, 0.1, 0.033, 1.25),
        (-0.265, 0.17, 0.034, 1.95),
        (-0.175, 0.25, 0.032, -1.3),
        (0.25, 0.27, 0.034, 1.75),
        (0.335, 0.17, 0.033, -1.1),
        (0.22, 0.1, 0.031, 1.4),
    ):
        citrus(x, y, r, peel, long, turn)
    rnd = Random(3)
    leaf = leaf_mesh("leaf", 0.075, 0.032, leafy((0.07, 0.17, 0.035)), 0.3, 0.15)
    stem = plain("stem", (0.14, 0.16, 0.06), 0.6)
    for at, way in (
        ((-0.36, 0.24, 0.03), (1, -0.4, 0.05)),
        ((0.42, 0.3, 0.02), (-1, -0.3, 0.1)),
        ((-0.2, 0.3, 0.02), (-0.4, 0.3, 0.3)),
    ):
        branch(at, way, 0.17, 4, leaf, rnd, stem=stem, curve=0.05)
    golden = hour == "golden"
    # From beside the camera: the ground and what is behind it are one colour.
    sun(-116, 28 if golden else 42, 5.0, (1, 0.76, 0.5) if golden else (1, 0.95, 0.86), 0.8)
    sky(40, 116, 0.085)
    area("fill", (1.5, -1.6, 1.5), 2, 12, color=(0.96, 0.98, 1), role="fill")
    area("back", (0.3, 0.2, 1.7), 1.2, 16, (0, 0.95, 0.5), role="fill")
    return dict(surface=dict(kind="painted plaster", roughness=0.7, f0=0.02), maxWidth=0.26, maxHeight=0.28)
