"""Draws a text line by line, as drawing programs on cairo do."""
import sys
import cairo

surface = cairo.PDFSurface(sys.argv[2], 595, 842)
surface.set_metadata(cairo.PDFMetadata.CREATE_DATE, '2024-05-02T10:00:00Z')
page = cairo.Context(surface)
page.select_font_face('DejaVu Sans Mono')
page.set_font_size(10)
for at, line in enumerate(open(sys.argv[1], encoding='utf-8')):
    page.move_to(60, 70 + at * 13)
    page.show_text(line.rstrip())
surface.finish()
