"""A slim drink can with a printed band."""
import math
from stage import lathe, material, tube, writing

HEIGHT, SWEEP, DISTANCE = 2.5, (0.97, 0.78, 0.36), 7.8


def build():
    metal = material("aluminium", (0.9, 0.9, 0.91), 0.22, metallic=1.0)
    print_ = material("print", (0.02, 0.24, 0.23), 0.24, metallic=0.35, clearcoat=0.6)
    sun = material("sun", (0.98, 0.72, 0.1), 0.3, clearcoat=0.6)
    cream = material("cream", (0.98, 0.95, 0.86), 0.35, clearcoat=0.4)
    lathe("base", [(0, 0.06), (0.42, 0.06), (0.46, 0.0), (0.5, 0.02), (0.6, 0.13), (0.62, 0.18)], metal)
    lathe("body", [(0.62, 0.18), (0.625, 0.22), (0.625, 2.12), (0.61, 2.18)], print_)
    lathe("neck", [(0.61, 2.18), (0.52, 2.38), (0.515, 2.42), (0.53, 2.46), (0.515, 2.49), (0.49, 2.48), (0.48, 2.42), (0.2, 2.41), (0, 2.41)], metal)
    tube("ring", [(0.16 * math.cos(a), -0.12 + 0.2 * math.sin(a), 2.44) for a in (math.pi / 4 * i for i in range(8))], 0.022, metal, closed=True)
    lathe("stripe", [(0.6262, 0.42), (0.6265, 0.43), (0.6265, 0.6), (0.6262, 0.61)], sun)
    writing("yuzu", 0.46, cream, (0, 0, 1.52), bend=0.627, bold=True)
    writing("SPARKLING WATER", 0.092, sun, (0, 0, 1.14), bend=0.627, bold=True)
    writing("nothing else", 0.1, cream, (0, 0, 0.98), bend=0.627)
    writing("330 ml", 0.085, print_, (0, 0, 0.515), bend=0.628, bold=True)
