"""Where the lids end: of use to whoever opens the eyes and to whoever sets lashes."""
import numpy as np


def lid_edge(figure, side, part):
    """The edge of a lid, from the nose outwards: of each stretch of its lashes' carrier the point nearest to the ball."""
    carrier = figure.v[figure.base.group('helper-%s-eyelashes-%s' % (side, part))]
    sign, centre = (1 if side == 'l' else -1), figure.eye[side]
    away = np.linalg.norm((carrier - centre) / np.array(figure.shape['eye']), axis=1)
    x = carrier[:, 0] * sign
    bounds = np.linspace(x.min(), x.min() + (x.max() - x.min()) * .93, 15)
    found = [np.flatnonzero((x >= a) & (x <= b)) for a, b in zip(bounds[:-1], bounds[1:])]
    edge = np.array([carrier[i[away[i].argmin()]] for i in found if len(i)])
    for _ in range(2):
        edge[1:-1] = (edge[:-2] + 2 * edge[1:-1] + edge[2:]) / 4
    return edge


def openness(figure):
    """How high the opening of an eye is, as a share of how wide it is."""
    upper, lower = (lid_edge(figure, 'l', part) for part in (2, 1))
    wide = np.r_[upper, lower][:, 0]
    return (upper[:, 1].max() - lower[:, 1].min()) / (wide.max() - wide.min())
