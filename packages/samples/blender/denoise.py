"""python3 denoise.py RENDERED

Takes the grain out of the scenes, which are lit by many soft lights and would need ten times the samples to be clean.
Cut-outs are left alone: their edges are the truth that tests compare with. Debian: apt-get install python3-opencv.
"""
import glob
import os
import sys

import cv2

for path in glob.glob(os.path.join(sys.argv[1], "*-scene.png")):
    cv2.imwrite(path, cv2.fastNlMeansDenoisingColored(cv2.imread(path), None, 4, 6, 5, 15))
