"""An amber dropper bottle."""
from stage import lathe, material, writing
from surface import through

HEIGHT, SWEEP, DISTANCE = 2.45, (0.86, 0.66, 0.54), 7.6


def bend(points):
    """A part of a profile without corners; straight parts lie between two of them."""
    return [(r, z) for r, z in through(points, 6)]


def build():
    glass = material("amber", (0.86, 0.46, 0.13), 0.04, transmission=1.0, ior=1.47)
    label = material("label", (0.95, 0.92, 0.86), 0.55)
    ink = material("ink", (0.05, 0.05, 0.06), 0.6)
    rubber = material("rubber", (0.06, 0.06, 0.065), 0.45)
    collar = material("collar", (0.86, 0.66, 0.36), 0.22, metallic=1.0)
    foot = bend([(0.5, 0), (0.585, 0.012), (0.633, 0.052), (0.65, 0.13)])
    shoulder = bend([(0.65, 1.12), (0.645, 1.23), (0.613, 1.335), (0.54, 1.42), (0.435, 1.477), (0.34, 1.512), (0.282, 1.556), (0.262, 1.61), (0.26, 1.7)])
    under = bend([(0.21, 1.7), (0.212, 1.6), (0.24, 1.535), (0.31, 1.475), (0.415, 1.432), (0.507, 1.378), (0.568, 1.306), (0.596, 1.215), (0.6, 1.12)])
    inner_foot = bend([(0.6, 0.16), (0.588, 0.105), (0.55, 0.076), (0.48, 0.07)])
    lathe("bottle", [(0, 0), *foot, *shoulder, *under, *inner_foot, (0, 0.07)], glass)
    lathe("serum", [(0, 0.075), (0.54, 0.075), (0.594, 0.125), (0.594, 1.02), (0, 1.02)], material("serum", (0.93, 0.62, 0.25), 0.0, transmission=1.0, ior=1.36))
    lathe("collar", [(0, 1.6), (0.31, 1.6), (0.325, 1.62), (0.325, 1.88), (0.31, 1.9), (0.2, 1.9)], collar)
    lathe("bulb", [(0.19, 1.89), *bend([(0.19, 1.95), (0.188, 2.0), (0.176, 2.05), (0.174, 2.12), (0.177, 2.22), (0.17, 2.33), (0.14, 2.4), (0.08, 2.44), (0, 2.45)])], rubber)
    lathe("label", [(0.654, 0.26), (0.656, 0.27), (0.656, 1.07), (0.654, 1.08)], label)
    writing("LUCENT", 0.2, ink, (0, 0, 0.82), bend=0.657, bold=True)
    writing("BRIGHTENING OIL", 0.075, ink, (0, 0, 0.64), bend=0.657)
    writing("30 ml", 0.07, ink, (0, 0, 0.38), bend=0.657)
