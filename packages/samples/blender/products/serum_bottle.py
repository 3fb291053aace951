"""An amber dropper bottle."""
from stage import lathe, material, writing

HEIGHT, SWEEP, DISTANCE = 2.45, (0.86, 0.66, 0.54), 7.6


def build():
    glass = material("amber", (0.86, 0.46, 0.13), 0.04, transmission=1.0, ior=1.47)
    label = material("label", (0.95, 0.92, 0.86), 0.55)
    ink = material("ink", (0.05, 0.05, 0.06), 0.6)
    rubber = material("rubber", (0.06, 0.06, 0.065), 0.45)
    collar = material("collar", (0.86, 0.66, 0.36), 0.22, metallic=1.0)
    lathe("bottle", [(0, 0), (0.55, 0), (0.62, 0.03), (0.65, 0.1), (0.65, 1.25), (0.62, 1.38), (0.5, 1.47), (0.3, 1.52), (0.26, 1.56), (0.26, 1.7), (0.22, 1.7), (0.22, 1.56), (0.26, 1.5), (0.46, 1.43), (0.58, 1.34), (0.6, 1.24), (0.6, 0.12), (0.55, 0.07), (0, 0.07)], glass)
    lathe("serum", [(0, 0.075), (0.54, 0.075), (0.594, 0.125), (0.594, 1.02), (0, 1.02)], material("serum", (0.93, 0.62, 0.25), 0.0, transmission=1.0, ior=1.36))
    lathe("collar", [(0, 1.6), (0.31, 1.6), (0.325, 1.62), (0.325, 1.88), (0.31, 1.9), (0.2, 1.9)], collar)
    lathe("bulb", [(0.19, 1.89), (0.19, 2.0), (0.17, 2.05), (0.175, 2.25), (0.16, 2.37), (0.1, 2.43), (0, 2.45)], rubber)
    lathe("label", [(0.654, 0.26), (0.656, 0.27), (0.656, 1.07), (0.654, 1.08)], label)
    writing("LUCENT", 0.2, ink, (0, 0, 0.82), bend=0.657, bold=True)
    writing("BRIGHTENING OIL", 0.075, ink, (0, 0, 0.64), bend=0.657)
    writing("30 ml", 0.07, ink, (0, 0, 0.38), bend=0.657)
