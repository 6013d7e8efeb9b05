"""An invoice and an order form as an invoicing program makes them."""
import sys
from reportlab.lib import colors
from reportlab.lib.enums import TA_JUSTIFY
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle, getSampleStyleSheet
from reportlab.platypus import ListFlowable, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

styles = getSampleStyleSheet()
body, head = styles['BodyText'], styles['Heading2']
full = ParagraphStyle('full', parent=body, alignment=TA_JUSTIFY)
cell = ParagraphStyle('cell', parent=body, fontSize=9, leading=11)
units = []


def said(text, style):
    units.append(text)
    return Paragraph(text, style)


def table(rows, widths, wrapped=None):
    units.extend(text for row in rows for text in row if text)
    data = [[Paragraph(t, cell) if c == wrapped else t for c, t in enumerate(row)] for row in rows]
    return Table(data, widths, style=TableStyle([
        ('FONTSIZE', (0, 0), (-1, -1), 9), ('VALIGN', (0, 0), (-1, -1), 'TOP'),
        ('ALIGN', (2, 0), (-1, -1), 'RIGHT'), ('LINEBELOW', (0, 0), (-1, 0), 0.5, colors.grey)]))


story = [
    said('Invoice', styles['Title']),
    said('Dear Ms Lindqvist, we thank you for your order of 4 March and charge the following items. '
         'Please transfer the amount within two weeks, and quote the number of the invoice when you do so.', full),
    Spacer(1, 8),
    table([['Number', '2024-0117'], ['Date', '12 March 2024'], ['Contact', 'Thomas Okoye']], [60, 120]),
    Spacer(1, 12),
    table([['Item', 'Description', 'Pieces', 'Price'],
           ['A-17', 'Garden hose, twenty-five metres, with a coupling at either end', '2', '48.00'],
           ['B-02', 'Watering can', '1', '12.50'],
           ['C-40', 'Gloves for heavy work, made from leather and lined with wool', '10', '1,190.00']],
          [50, 180, 60, 70], wrapped=1),
    said('Conditions', head),
    ListFlowable([said('Delivery is free of charge above one hundred pounds.', body),
                  said('Goods that were damaged on the way have to be reported within three days, and '
                       'the packaging must be kept until the carrier has seen it.', body),
                  said('Returns are accepted.', body)], bulletType='bullet', start='•'),
    said('Northern Supplies Ltd is registered at Westport under the number 4471. All prices include taxes.', full),
]
SimpleDocTemplate(sys.argv[1], pagesize=A4, invariant=1).build(story)
with open(sys.argv[2], 'w') as out:
    out.write('\n'.join(units) + '\n')
