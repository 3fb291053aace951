"""A shaved head: only the shade of what would grow."""
HAIRLINE = ([0, 22, 40, 52, 62, 74, 84, 96, 118, 180], [19, 22, 24, 18, 10, -4, -10, 4, -16, -28])


def add(scalp, hair):
    pass
