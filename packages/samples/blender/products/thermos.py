"""A powder-coated steel bottle."""
import math
from stage import lathe, material, tube, writing

HEIGHT, SWEEP, DISTANCE = 2.75, (0.83, 0.85, 0.76), 8.4


def build():
    coat = material("coat", (0.75, 0.12, 0.05), 0.5, bump=("noise", 180, 0.006))
    steel = material("steel", (0.82, 0.82, 0.83), 0.25, metallic=1.0)
    lid = material("lid", (0.04, 0.04, 0.045), 0.5)
    white = material("white", (0.95, 0.94, 0.92), 0.5)
    lathe("foot", [(0, 0), (0.5, 0), (0.54, 0.03), (0.55, 0.09)], steel)
    lathe("body", [(0.55, 0.085), (0.565, 0.1), (0.565, 1.85), (0.54, 1.98), (0.46, 2.1), (0.42, 2.16), (0.42, 2.2)], coat)
    lathe("throat", [(0.4, 2.19), (0.4, 2.27), (0, 2.27)], steel)
    lathe("lid", [(0, 2.25), (0.43, 2.25), (0.445, 2.27), (0.445, 2.55), (0.43, 2.58), (0, 2.6)], lid)
    tube("loop", [(0.3 * math.cos(a), 0, 2.56 + 0.19 * math.sin(a)) for a in (math.pi * i / 6 for i in range(7))], 0.05, lid)
    writing("NORTH", 0.24, white, (0, 0, 1.28), bend=0.567, bold=True)
    writing("keeps hot 12 h", 0.085, white, (0, 0, 1.06), bend=0.567)
