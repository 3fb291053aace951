"""A block of concrete in a loft: a cast wall behind it, sun through a tall steel window, a plant."""

from random import Random

from light import area, camera, sky, sun
from materials import concrete, leafy
from nodes import plain
from shapes import box, branch, lathe, leaf_mesh, plane, wall

Z = 0.085


def bars(tall):
    """The window is beside the picture; only its shadow is seen."""
    steel = plain("steel", (0.05, 0.05, 0.05), 0.5)
    for y in (-0.62, -0.2, 0.22, 0.64, 1.06):
        box("bar", (0.03, 0.03, tall), steel, (-1.5, y, tall / 2), 0)
    for z in (0.45, 0.9, 1.35):
        box("bar", (0.03, 3, 0.03), steel, (-1.5, 0.2, z), 0)


def plant(x, y, rnd, color):
    lathe(
        "pot",
        [(0, 0), (0.085, 0), (0.1, 0.02), (0.11, 0.17), (0.1, 0.17), (0.095, 0.14), (0, 0.14)],
        plain("pot", (0.16, 0.155, 0.15), 0.7, bump=(90, 0.0008)),
        (x, y, 0),
    )
    leaf = leaf_mesh("leaf", 0.17, 0.075, leafy(color), 0.25, 0.4)
    stem = plain("stem", (0.12, 0.15, 0.06), 0.6)
    for _ in range(11):
        way = (rnd.uniform(-0.7, 0.6), rnd.uniform(-0.6, 0.4), 1)
        branch((x, y, 0.14), way, rnd.uniform(0.3, 0.55), 5, leaf, rnd, stem=stem, spread=48)


def build(
    dark=(0.34, 0.335, 0.325),
    pale=(0.56, 0.55, 0.535),
    floor=(0.46, 0.45, 0.44),
    foliage=(0.06, 0.14, 0.045),
    hour="day",
):
    camera(fstop=4.5, distance=1.4, height=0.34, pitch=7.2, lens=74)
    cast = concrete(dark, pale)
    plane("floor", -6, 6, -3, 1.15, concrete([v * 0.9 for v in floor], [v * 1.15 for v in floor], (9, 9)), 0)
    wall("wall", -6, 6, 0, 4, 1.15, cast)
    smooth = concrete(dark, [v * 1.08 for v in pale], (9, 9))
    box("block", (0.38, 0.38, Z), smooth, (0, 0, Z / 2), 0.005, 0.06)
    box("tall", (0.2, 0.2, 0.34), smooth, (-0.36, 0.36, 0.17), 0.005, -0.12)
    box("low", (0.62, 0.24, 0.045), smooth, (0.3, 0.3, 0.0225), 0.004, 0.03)
    plant(0.56, 0.66, Random(12), foliage)
    bars(3.2)
    golden = hour == "golden"
    sun(-94, 25 if golden else 36, 6.6, (1, 0.68, 0.4) if golden else (1, 0.9, 0.77), 1.0)
    sky(24 if golden else 36, 100, 0.065)
    area("fill", (1.5, -1.6, 1.5), 2, 12, color=(0.94, 0.97, 1), role="fill")
    return dict(
        standZ=Z,
        surface=dict(kind="concrete", roughness=0.7, f0=0.02),
        maxWidth=0.3,
        maxHeight=0.3,
        extent=dict(kind="disc", r=0.19),
    )
