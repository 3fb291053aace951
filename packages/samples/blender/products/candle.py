"""A burning candle in a smoked tumbler."""
from stage import lathe, material, tube, writing

HEIGHT, SWEEP, DISTANCE = 1.75, (0.42, 0.3, 0.26), 6.6


def build():
    glass = material("glass", (0.55, 0.5, 0.48), 0.03, transmission=1.0, ior=1.46)
    wax = material("wax", (0.95, 0.88, 0.76), 0.45)
    label = material("label", (0.1, 0.09, 0.09), 0.6)
    gold = material("gold", (0.92, 0.7, 0.36), 0.25, metallic=1.0)
    lathe("tumbler", [(0, 0), (0.7, 0), (0.75, 0.04), (0.77, 0.12), (0.79, 1.5), (0.775, 1.52), (0.76, 1.5), (0.735, 0.2), (0.7, 0.16), (0, 0.16)], glass)
    lathe("wax", [(0, 0.165), (0.69, 0.165), (0.73, 0.21), (0.745, 1.08), (0.72, 1.1), (0.5, 1.085), (0.2, 1.07), (0, 1.07)], wax)
    tube("wick", [(0, 0, 1.05), (0.005, 0, 1.18), (0.02, 0, 1.24)], 0.016, material("wick", (0.03, 0.025, 0.02), 0.9))
    lathe("flame", [(0, 1.19), (0.045, 1.24), (0.066, 1.32), (0.05, 1.44), (0.022, 1.56), (0, 1.64)], material("flame", (1, 0.7, 0.3), 1, emission=(1, 0.62, 0.22), strength=16), at=(0.015, 0, 0))
    lathe("label", [(0.788, 0.36), (0.7895, 0.37), (0.7945, 0.93), (0.793, 0.94)], label)
    writing("CINDER", 0.2, gold, (0, 0, 0.72), bend=0.797, bold=True)
    writing("fig & cedar", 0.105, gold, (0, 0, 0.52), bend=0.796)
