"""A desk by a window: a laptop, a lamp, a notebook and pencils, out of focus behind the product."""

import math
from random import Random

from light import area, camera, sky, sun, world
from materials import leafy, plaster, wood
from nodes import Mat, emit, plain
from shapes import box, branch, lathe, leaf_mesh, wall
from sets.living import WOODS


def picture(color):
    """What is on the screen, as far as it can be seen out of focus: one colour that grows paler upwards."""
    m = Mat("screen")
    s = m.n("SeparateXYZ", Vector=m.warp(m.obj, 0.05, 5, 2)).outputs
    up = m.math("ADD", m.math("MULTIPLY", s[2], 4.0), 0.5)
    c = m.ramp(up, (0.0, [v * 0.5 for v in color]), (1, [0.04 + 0.9 * v for v in color]))
    e = m.n("Emission", Color=c, Strength=0.6)
    m.t.links.new(e.outputs[0], m.out.inputs["Surface"])
    m.m.cycles.sample_as_light = False
    return m.m


def laptop(x, y, screen):
    shell, dark = plain("aluminium", (0.62, 0.63, 0.65), 0.3, 1.0), plain("keys", (0.03, 0.03, 0.033), 0.5)
    box("base", (0.32, 0.22, 0.012), shell, (x, y, 0.006), 0.004, -0.18)
    for row in range(5):
        for column in range(13):
            u, v = -0.132 + 0.022 * column, 0.08 - 0.0215 * row
            at = (x + u * math.cos(-0.18) - v * math.sin(-0.18), y + u * math.sin(-0.18) + v * math.cos(-0.18), 0.0125)
            box("key", (0.0185, 0.018, 0.002), dark, at, 0, -0.18)
    lid = box("lid", (0.32, 0.008, 0.21), dark, (x + 0.02, y + 0.12, 0.115), 0.004, -0.18)
    lid.rotation_euler[0] = -0.28
    face = box("screen", (0.304, 0.002, 0.194), picture(screen), (x + 0.0195, y + 0.1145, 0.115), 0, -0.18)
    face.rotation_euler[0] = -0.28


def lamp(x, y, color, lit):
    metal = plain("lamp", color, 0.35)
    lathe("foot", [(0, 0.018), (0.075, 0.018), (0.08, 0.01), (0.08, 0)], metal, (x, y, 0))
    lathe("pole", [(0.006, 0), (0.006, 0.40)], metal, (x, y, 0.01), 24)
    shade = lathe("shade", [(0.03, 0.09), (0.085, 0), (0.083, 0), (0.027, 0.09)], metal, (x + 0.05, y - 0.03, 0.39))
    shade.rotation_euler[1] = 0.35
    if lit:
        lathe(
            "bulb",
            [(0, -0.02), (0.03, 0), (0, 0.03)],
            emit("bulb", (1, 0.70, 0.40), 24),
            (x + 0.05, y - 0.03, 0.40),
            16,
        )
        area("lamplight", (x + 0.05, y - 0.03, 0.38), 0.12, 4, (x + 0.2, y - 0.1, 0), (1, 0.72, 0.44))
    return shade


def pencils(x, y):
    lathe(
        "pot",
        [(0, 0), (0.035, 0), (0.037, 0.09), (0.034, 0.09), (0.032, 0.004), (0, 0.004)],
        plain("pot", (0.16, 0.17, 0.18), 0.5),
        (x, y, 0),
    )
    cedar, lead = plain("cedar", (0.62, 0.42, 0.24), 0.8), plain("lead", (0.05, 0.05, 0.055), 0.5)
    for i, c in enumerate(((0.5, 0.34, 0.1), (0.1, 0.18, 0.3), (0.08, 0.09, 0.09))):
        at, lean = (x - 0.012 + 0.012 * i, y, 0.004), (0.06 * (1 - i), 0.11 * (i - 1), 0)
        high = 0.15 - 0.012 * i
        paint = [(0.0036, 0), (0.0036, high)]
        for name, profile, mat, around in (
            ("pencil", paint, plain("paint", c, 0.4), 6),
            ("wood", [(0.0036, high), (0.0012, high + 0.011)], cedar, 12),
            ("lead", [(0.0012, high + 0.011), (0, high + 0.015)], lead, 12),
        ):
            lathe(name, profile, mat, at, around).rotation_euler = lean


def build(
    top="oak",
    room=(0.72, 0.72, 0.69),
    lamp_color=(0.10, 0.12, 0.12),
    screen=(0.35, 0.5, 0.62),
    hour="day",
    key=(1, 0.78, 0.54),
    fill=(0.55, 0.70, 1),
    wash=None,
    beside=0.24,
    pot=True,
    plant=(0.47, 0.95),
):
    """`beside`: where the laptop stands. Without one there is room for words beside the product."""
    camera(fstop=2.4)
    a, b, dark = WOODS[top]
    box("desk", (2.4, 1.75, 0.035), wood(a, b, dark, plank=0.18, rough=0.4), (0, -0.35, -0.0175), 0.004)
    wall("wall", -4, 4, -1, 3, 1.5, plaster(room))
    if beside is not None:
        laptop(beside, 0.34, screen)
    shade = lamp(-0.27, 0.38, lamp_color, hour == "evening")
    # On a free desk the shadow of what hangs above the picture is a stain.
    shade.visible_shadow = beside is not None
    if pot:
        pencils(-0.12, 0.46)
    cover, paper = plain("cover", (0.4, 0.13, 0.08), 0.7, bump=(400, 0.0003)), plain("paper", (0.8, 0.77, 0.7), 0.9)
    for z, h, side, mat in ((0.0015, 0.003, 0, cover), (0.011, 0.016, 0.008, paper), (0.0205, 0.003, 0, cover)):
        box("book", (0.17 - side, 0.23 - side, h), mat, (-0.24, 0.14, z), 0.001, 0.25)
    if plant is not None:
        rnd = Random(5)
        leaf = leaf_mesh("leaf", 0.12, 0.045, leafy((0.06, 0.15, 0.04)))
        lathe(
            "planter",
            [(0, 0), (0.06, 0), (0.08, 0.12), (0.072, 0.12), (0.068, 0.1), (0, 0.1)],
            plain("planter", (0.82, 0.80, 0.76), 0.6),
            (*plant, 0),
        )
        for _ in range(10):
            branch(
                (*plant, 0.1),
                (rnd.uniform(-0.7, 0.7), rnd.uniform(-0.5, 0.4), 1),
                rnd.uniform(0.18, 0.36),
                5,
                leaf,
                rnd,
            )
    if hour == "evening":
        area("key", (-1.0, 0.35, 0.95), 0.4, 17, color=key, role="key")
        area("fill", (1.5, -1.2, 1.1), 1.6, 6, color=fill, role="fill")
        if wash:
            # Strips behind the desk, as players have them.
            for x, color in zip((-0.75, 0.85), wash):
                area("strip", (x, 1.2, -0.35), 0.5, 22, (x * 0.8, 1.5, 0.7), color)
        world((0.25, 0.32, 0.5), 0.06)
    else:
        for y in (-0.3, 0.2, 0.7):
            box("bar", (0.03, 0.05, 2), plain("bar", (0.75, 0.75, 0.75), 0.6), (-1.4, y, 0.7))
        box("bar", (0.03, 2.6, 0.05), plain("bar", (0.75, 0.75, 0.75), 0.6), (-1.4, 0.2, 0.68))
        sun(-74, 34, 5.6, (1, 0.90, 0.76), 1.2)
        sky(36, 70, 0.05)
        area("fill", (1.5, -1.6, 1.5), 2, 12, color=(0.95, 0.98, 1), role="fill")
        area("far", (-0.9, 0.5, 1.5), 1.4, 60, (0.1, 1.5, 0.35), (1, 0.95, 0.88))
    return dict(surface=dict(kind=top, roughness=0.4, f0=0.035), extent=dict(kind="rect", y1=0.52))
