"""Hairstyles: each module has a HAIRLINE and adds its strands."""
from . import cropped, curls, falling, none, updo
from .strand_field import Scalp

STYLES = {'falling': falling, 'cropped': cropped, 'curls': curls, 'updo': updo, 'none': none}


def add(scalp, hair):
    STYLES[hair['style']].add(scalp, hair)
