"""A two-tone stoneware mug with coffee in it."""
from stage import lathe, material, tube

HEIGHT, SWEEP, DISTANCE, LIFT = 1.5, (0.62, 0.7, 0.66), 6.6, 1.5


def build():
    glaze = material("glaze", (0.93, 0.9, 0.84), 0.2, clearcoat=0.5, bump=("noise", 9, 0.006))
    clay = material("clay", (0.55, 0.27, 0.15), 0.85, bump=("noise", 60, 0.01))
    coffee = material("coffee", (0.09, 0.035, 0.015), 0.08, clearcoat=0.3)
    lathe("clay", [(0, 0), (0.6, 0), (0.66, 0.03), (0.7, 0.12), (0.715, 0.34)], clay)
    lathe("glaze", [(0.715, 0.33), (0.725, 0.36), (0.735, 1.38), (0.725, 1.43), (0.7, 1.445), (0.675, 1.43), (0.665, 1.36), (0.65, 0.2), (0.6, 0.14), (0, 0.13)], glaze)
    lathe("coffee", [(0, 1.2), (0.655, 1.2), (0.664, 1.206)], coffee)
    tube("handle", [(0.7, 0, 1.2), (0.98, 0, 1.16), (1.1, 0, 0.84), (0.98, 0, 0.5), (0.7, 0, 0.42)], 0.085, glaze)
