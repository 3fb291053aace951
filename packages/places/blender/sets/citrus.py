"""Summer in a studio: lemons or oranges, whole and cut, with leaves, on a bright ground in hard sun."""

import math
from random import Random

from light import area, camera, sky, sun
from materials import leafy, plaster
from nodes import Mat, plain
from shapes import branch, lathe, leaf_mesh, plane, wall
from sets.pool import citrus


def cut(flesh, rind):
    """The face of a slice: a rind, the white under it, and wedges with membranes between them."""
    m = Mat("cut")
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    r = m.math("SQRT", m.math("ADD", m.math("POWER", s[0], 2.0), m.math("POWER", s[1], 2.0)))
    turn = m.math("DIVIDE", m.math("ARCTAN2", s[1], s[0]), 2 * math.pi)
    part = m.math("FRACT", m.math("MULTIPLY", m.math("ADD", turn, 0.5), 9.0))
    side = m.math("MULTIPLY", m.math("MINIMUM", part, m.math("SUBTRACT", 1.0, part)), r)
    membrane = m.ramp(m.math("MULTIPLY", side, 100.0), (0.1, 1), (0.24, 0))
    pulp = m.noise(m.map(m.obj, (1, 1, 0.1)), 260, 3, 0.6)
    c = m.mix(m.math("MULTIPLY", pulp, 0.5), flesh, [min(1, v * 1.15 + 0.05) for v in flesh])
    white = (0.86, 0.8, 0.62)
    c = m.mix(m.math("MULTIPLY", membrane, 0.8), c, white)
    c = m.mix(m.ramp(r, (0.0018, 1), (0.003, 0)), c, white)
    c = m.mix(m.ramp(r, (0.0285, 0), (0.0292, 1)), c, white)
    c = m.mix(m.ramp(r, (0.0322, 0), (0.0326, 1)), c, rind)
    m.set(Base_Color=c, Roughness=0.22, Specular=0.5, Normal=m.bump(m.math("SUBTRACT", pulp, membrane), 0.0012))
    m.simple(flesh)
    return m.m


def half(x, y, z, face, rind, tilt, turn):
    """Half of a fruit; its cut side looks where it is turned."""
    r = 0.034
    rows = [(r * math.sin(a), -r * math.cos(a)) for a in [math.pi / 2 * i / 16 for i in range(17)]]
    body = lathe("half", rows, plain("rind", rind, 0.4, bump=(420, 0.0006)), (x, y, z), 64)
    disc = lathe("face", [(0, 0), (r * 0.5, 0), (r * 0.999, 0)], face, (x, y, z), 64)
    for o in (body, disc):
        o.rotation_mode = "ZXY"
        o.rotation_euler = (tilt, 0, turn)


def build(
    ground=(0.86, 0.62, 0.16),
    back=(0.88, 0.66, 0.2),
    peel=(0.86, 0.6, 0.05),
    flesh=(0.8, 0.54, 0.06),
    long=1.25,
    hour="noon",
):
    camera(fstop=5.6, distance=1.15, height=0.29, pitch=8.2, lens=72)
    plane("ground", -5, 5, -2, 0.95, plaster(ground, 0.7, 0.0008), 0)
    wall("back", -5, 5, 0, 4, 0.95, plaster(back, 0.75, 0.001))
    for x, y, r in (
        (-0.175, 0.1, 0.036),
        (-0.255, 0.16, 0.038),
        (-0.175, 0.24, 0.035),
        (0.25, 0.26, 0.037),
        (0.33, 0.17, 0.036),
    ):
        citrus(x, y, r, peel, long)
    face = cut(flesh, peel)
    half(0.19, 0.13, 0.033, face, peel, 1.25, -0.35)
    half(0.24, 0.05, 0.012, face, peel, 0.2, 0.5)
    half(-0.21, -0.01, 0.034, face, peel, 1.1, 0.5)
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
    area("back", (0.5, 0.3, 1.7), 0.9, 9, (0, 0.95, 0.5), role="fill")
    return dict(surface=dict(kind="painted plaster", roughness=0.7, f0=0.02), maxWidth=0.26, maxHeight=0.28)
