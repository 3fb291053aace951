"""A frosted cosmetics jar with a brushed lid."""
from stage import lathe, material, writing

HEIGHT, SWEEP, DISTANCE, LIFT = 1.35, (0.74, 0.8, 0.84), 6.4, 1.1


def build():
    porcelain = material("porcelain", (0.92, 0.94, 0.95), 0.32, clearcoat=0.7)
    lid = material("lid", (0.74, 0.76, 0.79), 0.24, metallic=1.0)
    ink = material("ink", (0.1, 0.2, 0.27), 0.5)
    lathe("jar", [(0, 0), (0.72, 0), (0.84, 0.03), (0.9, 0.12), (0.9, 0.78), (0.87, 0.83), (0, 0.83)], porcelain)
    lathe("gap", [(0, 0.82), (0.83, 0.82), (0.83, 0.88), (0, 0.88)], material("gap", (0.2, 0.22, 0.24), 0.5))
    lathe("lid", [(0, 0.87), (0.87, 0.87), (0.9, 0.89), (0.905, 0.93), (0.905, 1.27), (0.89, 1.31), (0.85, 1.33), (0, 1.335)], lid)
    writing("NUIT", 0.24, ink, (0, 0, 0.5), bend=0.903, bold=True)
    writing("night repair cream", 0.09, ink, (0, 0, 0.3), bend=0.902)
