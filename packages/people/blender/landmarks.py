"""Places of the face that its mesh has to meet exactly: the edges of the lids, the lips and the chin."""
import numpy as np

import parts
from lashes import lid_edges


def landmarks(figure):
    lids = lid_edges(figure)
    skin = figure.v[:parts.SKIN_VERTICES]
    below = skin[(np.abs(skin[:, 0]) < .06) & (skin[:, 1] < figure.mouth[1]) & (skin[:, 1] > figure.mouth[1] - .9) & (skin[:, 2] > figure.mouth[2] - .6)]
    return {
        'leftUpperLid': lids['r']['upper'], 'leftLowerLid': lids['r']['lower'],
        'rightUpperLid': lids['l']['upper'], 'rightLowerLid': lids['l']['lower'],
        'mouth': figure.mouth[None], 'nose': figure.nose[None], 'chin': below[below[:, 1].argmin()][None],
    }
