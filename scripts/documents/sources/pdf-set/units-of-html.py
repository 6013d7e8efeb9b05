"""The paragraphs, items and cells of a page, one a line."""
import re
import sys
from html.parser import HTMLParser

UNITS = {'h1', 'h2', 'p', 'li', 'td', 'th', 'dt', 'dd'}


class Units(HTMLParser):
    found, text = [], None

    def handle_starttag(self, tag, attrs):
        if tag in UNITS:
            self.text = ''

    def handle_data(self, data):
        if self.text is not None:
            self.text += data

    def handle_endtag(self, tag):
        if tag in UNITS and self.text is not None:
            self.found.append(re.sub(r'\s+', ' ', self.text).strip())
            self.text = None


units = Units()
units.feed(open(sys.argv[1], encoding='utf-8').read())
print('\n'.join(text for text in units.found if text))
