"""The sill of a window with rain on its panes: lamps of a street beyond, a candle and a plant inside."""

import math
from random import Random

import bpy
from light import area, camera, world
from materials import leafy, wood
from nodes import Mat, emit, plain
from shapes import box, branch, lathe, leaf_mesh
from sets.living import WOODS
from sets.slate import drop
from sets.street import PALETTES, ball, facades

GLASS = 0.4


def rain(rnd, count):
    """Drops that hang on the far side of the glass, fewer where words stand, and the traces of some that ran."""
    water = Mat("water").set(Base_Color=(1, 1, 1), Roughness=0.0, Transmission=1.0, IOR=1.33).m
    kinds = [drop(rnd.uniform(1, 1.4), rnd.uniform(0.05, 0.16), water) for _ in range(8)]

    def hang(x, z, r, long=1.0):
        o = bpy.data.objects.new("drop", rnd.choice(kinds))
        o.location, o.rotation_euler = (x, GLASS, z), (math.pi / 2, 0, 0)
        o.scale = (r, r * long, r * 0.7)
        bpy.context.collection.objects.link(o)

    for _ in range(count):
        r = min(0.0032, 0.001 * rnd.paretovariate(1.8))
        hang(rnd.uniform(-0.62, 0.62), 0.03 + min(0.7, rnd.expovariate(9)), r, rnd.uniform(1, 1.3))
    for _ in range(9):
        x, z = rnd.choice((-1, 1)) * rnd.uniform(0.16, 0.34), rnd.uniform(0.16, 0.34)
        for i in range(rnd.randint(9, 22)):
            hang(x + rnd.uniform(-0.0015, 0.0015), z - 0.009 * i, rnd.uniform(0.001, 0.0022), rnd.uniform(1.2, 2.4))


def frame(color):
    mat = plain("frame", color, 0.4)
    box("lower", (4, 0.07, 0.05), mat, (0, GLASS, 0.012), 0.006)
    for x in (-0.335, 0.42):
        box("upright", (0.045, 0.06, 3), mat, (x, GLASS, 1.0), 0.006)
    box("across", (4, 0.05, 0.03), mat, (0, GLASS, 0.62), 0.005)


def candle(x, y):
    jar = [(0, 0.003), (0.034, 0.003), (0.036, 0.006), (0.036, 0.075), (0.034, 0.076), (0.033, 0.07)]
    amber = plain("jar", (0.2, 0.075, 0.02), 0.12, **{"Emission": (1, 0.42, 0.1), "Emission_Strength": 0.4})
    lathe("jar", jar, amber, (x, y, 0))
    flame = [(0, 0), (0.0045, 0.008), (0.004, 0.014), (0, 0.03)]
    lathe("flame", flame, emit("flame", (1, 0.62, 0.24), 60), (x, y, 0.072), 16)
    area("light", (x, y, 0.13), 0.05, 0.9, (x + 0.1, y - 0.2, 0), (1, 0.6, 0.28))


def build(
    table="oak",
    color=(0.74, 0.71, 0.66),
    palette="city",
    low=(0.1, 0.1, 0.13),
    high=(0.06, 0.085, 0.13),
    key=(1, 0.8, 0.58),
    drops=800,
):
    camera(fstop=2.4, height=0.225)
    rnd = Random(17)
    a, b, dark = WOODS[table]
    box("sill", (4, 1.35, 0.045), wood(a, b, dark, plank=9, gap=False, rough=0.38), (0, -0.285, -0.0225), 0.006)
    facades(low, high)
    frame(color)
    rain(rnd, drops)
    for _ in range(15):
        y = rnd.uniform(5, 14)
        at = (rnd.uniform(-0.36, 0.36) * y, y, rnd.uniform(-0.05, 0.05) * y * 0.8 + 0.1)
        lathe("lamp", ball(0.05), emit("l", rnd.choice(PALETTES[palette]), rnd.uniform(2, 6)), at, 20)
    candle(-0.2, 0.2)
    pot = [(0, 0), (0.045, 0), (0.058, 0.085), (0.052, 0.085), (0.048, 0.07), (0, 0.07)]
    lathe("pot", pot, plain("pot", (0.7, 0.67, 0.62), 0.6, bump=(80, 0.0006)), (0.27, 0.24, 0))
    leaf = leaf_mesh("leaf", 0.05, 0.026, leafy((0.07, 0.15, 0.05)), 0.2, 0.3)
    for _ in range(12):
        way = (rnd.uniform(-0.8, 0.8), rnd.uniform(-0.6, 0.4), 1)
        branch((0.27, 0.24, 0.07), way, rnd.uniform(0.08, 0.17), 6, leaf, rnd, curve=0.35)
    area("key", (-1.1, -0.1, 0.95), 0.45, 19, color=key, role="key")
    area("fill", (1.5, -1.2, 1.1), 1.6, 5, color=(0.85, 0.9, 1), role="fill")
    area("window", (0.2, 0.9, 0.7), 1.2, 7, (0, 0, 0), (0.6, 0.74, 1), role="rim")
    world((0.3, 0.34, 0.42), 0.08)
    return dict(surface=dict(kind=table, roughness=0.38, f0=0.035), extent=dict(kind="rect", y1=0.36))
