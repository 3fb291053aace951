"""A desk lamp, switched on: a bow of brass, a powder-coated shade with a warm inside, a heavy base."""
import math

import bpy
from mathutils import Vector

from products.finishes import brushed_metal
from stage import lathe, material, tube

HEIGHT, SWEEP, DISTANCE, BRIGHTNESS = 2.7, (0.56, 0.48, 0.4), 8.2, 0.7

FOOT = (-0.42, 0.0, 0.0)
# How the shade is turned: towards who reads, so that its inside is seen.
TURNED = (-0.42, -0.26, 0.0)


def bow(degrees):
    """The stem's bend, from upright at 180° over its crown and down again."""
    a = math.radians(degrees)
    return Vector((0.42 * math.cos(a), 0, 2.12 + 0.52 * math.sin(a)))


NECK = bow(26)


def coat(name, color):
    """Powder: matt, with the faintest orange peel."""
    return material(name, color, 0.5, bump=("noise", 130, 0.0016))


def rim(radius, middle, steps=8):
    """The rolled edge of the shade, from outside to inside."""
    return [(middle[0] + radius * math.cos(a), middle[1] - radius * math.sin(a)) for a in (math.pi * k / steps for k in range(steps + 1))]


def shade(paint, brass, enamel, glowing):
    """A dome on a short neck, thick enough to have an edge; everything hangs from its top."""
    outer = [(0.1, -0.16), (0.12, -0.168)] + [(0.12 + 0.44 * math.sin(a), -0.62 + 0.452 * math.cos(a)) for a in (math.radians(5 + 79 * k / 24) for k in range(25))]
    outer += [(0.572, -0.66)]
    inner = [(0.548, -0.66)] + [(0.1 + 0.438 * math.sin(a), -0.62 + 0.43 * math.cos(a)) for a in (math.radians(84 - 84 * k / 24) for k in range(25))] + [(0, -0.19)]
    parts = [
        lathe("shade", outer + rim(0.012, (0.56, -0.665)), paint),
        lathe("lining", inner, enamel),
        lathe("neck", [(0, 0.01), (0.07, 0.01), (0.082, 0.0), (0.086, -0.02), (0.086, -0.15), (0.1, -0.165), (0.13, -0.172)], brass, steps=96),
        lathe("holder", [(0.075, -0.19), (0.075, -0.3), (0.065, -0.32), (0, -0.32)], brass, steps=96),
        lathe("bulb", [(0, -0.31), (0.06, -0.32), (0.07, -0.36)] + [(0.15 * math.sin(a), -0.47 + 0.15 * math.cos(a)) for a in (math.radians(32 + 148 * k / 20) for k in range(21))], glowing, steps=96),
    ]
    parts[-1].visible_shadow = False
    lamp = bpy.data.lights.new("glow", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = 4, (1, 0.6, 0.28), 0.13
    glow = bpy.data.objects.new("glow", lamp)
    glow.location = (0, 0, -0.47)
    bpy.context.collection.objects.link(glow)
    hung = bpy.data.objects.new("hung", None)
    hung.location, hung.rotation_euler = NECK, TURNED
    bpy.context.collection.objects.link(hung)
    for thing in (*parts, glow):
        thing.parent = hung


def build():
    paint = coat("paint", (0.028, 0.062, 0.045))
    brass = brushed_metal("brass", (0.72, 0.52, 0.26), 0.22, 0.5)
    enamel = material("enamel", (0.95, 0.9, 0.8), 0.45)
    glowing = material("bulb", (1, 0.95, 0.85), 0.3, emission=(1, 0.66, 0.34), strength=2.2)
    dark = material("felt", (0.03, 0.03, 0.03), 0.9)
    lathe("felt", [(0, 0), (0.58, 0), (0.58, 0.02)], dark, at=FOOT)
    lathe("base", [(0.57, 0.012), (0.6, 0.014), (0.618, 0.03), (0.622, 0.06), (0.622, 0.13), (0.612, 0.158), (0.585, 0.172), (0.4, 0.182), (0.12, 0.19), (0, 0.19)], paint, at=FOOT)
    lathe("collar", [(0.115, 0.185), (0.115, 0.21), (0.105, 0.222), (0.074, 0.23), (0.068, 0.25), (0.066, 0.36), (0.056, 0.37)], brass, steps=96, at=FOOT)
    # The dimmer.
    lathe("knob", [(0.085, 0.17), (0.085, 0.225), (0.076, 0.236), (0, 0.238)], brass, steps=96, at=(FOOT[0] + 0.26, -0.28, 0))
    upright = [(FOOT[0], 0, z) for z in (0.2, 0.8, 1.4, 1.9)]
    tube("stem", upright + [tuple(bow(degrees)) for degrees in range(180, 25, -14)], 0.052, brass)
    # A ball joint holds the shade.
    lathe("joint", [(0.088 * math.sin(a), 0.088 * math.cos(a)) for a in (math.pi * k / 24 for k in range(25))], brass, steps=64, at=tuple(NECK))
    shade(paint, brass, enamel, glowing)
