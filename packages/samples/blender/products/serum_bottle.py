"""An amber dropper bottle, full to the shoulder, with its pipette in it."""
from products.finishes import filled_glass
from products.printed import letters, rounded
from stage import lathe, material

HEIGHT, SWEEP, DISTANCE = 2.45, (0.86, 0.66, 0.54), 7.6

GLASS, OIL = 1.47, 1.38
LEVEL = 1.24
FOOT = rounded([(0.5, 0), (0.585, 0.012), (0.633, 0.052), (0.65, 0.13)])
SHOULDER = rounded([(0.65, 1.12), (0.645, 1.23), (0.613, 1.335), (0.54, 1.42), (0.435, 1.477), (0.34, 1.512), (0.282, 1.556), (0.262, 1.61), (0.26, 1.7)])
INNER = [(0.48, 0.07), *rounded([(0.55, 0.076), (0.588, 0.105), (0.6, 0.16)]), *rounded([(0.6, 1.12), (0.596, 1.215), (0.568, 1.306), (0.507, 1.378), (0.415, 1.432), (0.31, 1.475), (0.24, 1.535), (0.212, 1.6), (0.21, 1.68)])]


def contents(oil, air):
    """What is inside: each of its surfaces bends light by what is on its two sides."""
    below = [point for point in INNER if point[1] < LEVEL]
    above = [point for point in INNER if point[1] > LEVEL]
    wall = below[-1][0] + (above[0][0] - below[-1][0]) * (LEVEL - below[-1][1]) / (above[0][1] - below[-1][1])
    # Oil climbs a little where it meets the glass.
    lathe("serum", [(0, 0.07), *below, (wall, LEVEL), (wall - 0.012, LEVEL - 0.012), (wall - 0.04, LEVEL - 0.02), (0, LEVEL - 0.02)], oil)
    lathe("air", [(0, LEVEL - 0.019), (wall - 0.04, LEVEL - 0.019), (wall - 0.012, LEVEL - 0.011), (wall, LEVEL + 0.001), *above, (0, 1.68)], air)


def build():
    glass = filled_glass("amber", (0.7, 0.4, 0.14), (0.34, 0.13, 0.03), (0.86, 0.66, 0.42), 0.03, GLASS)
    oil = material("serum", (0.96, 0.84, 0.62), 0.0, transmission=1.0, ior=OIL / GLASS)
    air = material("air", (1, 1, 1), 0.0, transmission=1.0, ior=1 / GLASS)
    pipette = material("pipette", (0.97, 0.97, 0.96), 0.02, transmission=1.0, ior=1.12)
    label = material("label", (0.95, 0.92, 0.86), 0.55)
    ink = material("ink", (0.05, 0.05, 0.06), 0.6)
    rubber = material("rubber", (0.06, 0.06, 0.065), 0.45)
    collar = material("collar", (0.86, 0.66, 0.36), 0.22, metallic=1.0)
    lathe("bottle", [(0, 0), *FOOT, *SHOULDER, (0, 1.7)], glass)
    contents(oil, air)
    lathe("pipette", [(0, 0.3), (0.03, 0.31), (0.034, 0.36), (0.062, 0.52), (0.066, 0.6), (0.066, 1.67), (0, 1.67)], pipette, steps=64)
    lathe("collar", [(0, 1.6), (0.31, 1.6), (0.325, 1.62), (0.325, 1.88), (0.31, 1.9), (0.2, 1.9)], collar)
    lathe("bulb", [(0.19, 1.89), *rounded([(0.19, 1.95), (0.188, 2.0), (0.176, 2.05), (0.174, 2.12), (0.177, 2.22), (0.17, 2.33), (0.14, 2.4), (0.08, 2.44), (0, 2.45)])], rubber)
    lathe("label", [(0.651, 0.26), (0.656, 0.262), (0.656, 1.068), (0.651, 1.07)], label, steps=192)
    printed = 0.6575
    letters("LUCENT", 0.19, ink, 0.8, printed, spacing=1.12)
    letters("BRIGHTENING OIL", 0.07, ink, 0.63, printed, font="URWGothic-Book", spacing=1.15)
    letters("30 ml", 0.062, ink, 0.37, printed, font="URWGothic-Book", spacing=1.1)
