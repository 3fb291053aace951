"""A square perfume bottle of thick glass."""
from stage import box, lathe, material, writing

HEIGHT, SWEEP, DISTANCE = 2.1, (0.88, 0.72, 0.7), 7.0


def build():
    glass = material("glass", (0.99, 0.96, 0.95), 0.02, transmission=1.0, ior=1.48)
    scent = material("scent", (0.95, 0.55, 0.42), 0.0, transmission=1.0, ior=1.36)
    metal = material("metal", (0.9, 0.74, 0.52), 0.16, metallic=1.0)
    cap = material("cap", (0.05, 0.045, 0.05), 0.12, clearcoat=1.0)
    ink = material("ink", (1.0, 0.93, 0.8), 0.5)
    box("bottle", (1.36, 0.62, 1.4), glass, (0, 0, 0.7), 0.09)
    box("scent", (1.14, 0.4, 0.98), scent, (0, 0, 0.64), 0.07)
    lathe("collar", [(0, 1.39), (0.27, 1.39), (0.28, 1.4), (0.28, 1.5), (0.27, 1.51), (0, 1.51)], metal)
    box("cap", (0.64, 0.58, 0.58), cap, (0, 0, 1.8), 0.05)
    writing("Aurèle", 0.3, ink, (0, -0.318, 0.82))
    writing("EAU DE TOILETTE", 0.078, ink, (0, -0.318, 0.56))
