/**
 * British and American spellings in turn. A word that means more in one of the two (check, story, tire,
 * program) is not here.
 */
export const PAIRS = `
  grey gray greyer grayer greys grays aluminium aluminum cosy cozy cosier cozier defence defense
  defences defenses offence offense offences offenses pretence pretense jewellery jewelry
  mould mold moulds molds mouldy moldy moustache mustache pyjamas pajamas sceptic skeptic
  sceptical skeptical sceptics skeptics scepticism skepticism plough plow ploughs plows
  ploughed plowed aeroplane airplane aeroplanes airplanes manoeuvre maneuver manoeuvres maneuvers
  ageing aging judgement judgment judgements judgments acknowledgement acknowledgment
  acknowledgements acknowledgments fulfil fulfill fulfils fulfills fulfilment fulfillment
  skilful skillful skilfully skillfully wilful willful instalment installment
  instalments installments enrol enroll enrols enrolls enrolment enrollment
  enrolments enrollments woollen woolen marvellous marvelous marvellously marvelously
  anaesthetic anesthetic anaesthesia anesthesia anaemia anemia encyclopaedia encyclopedia
  paediatric pediatric paediatrician pediatrician oestrogen estrogen diarrhoea diarrhea
  leukaemia leukemia haemorrhage hemorrhage sulphur sulfur artefact artifact artefacts artifacts
`;

/** Stems whose endings are the same in both. */
export const STEMS: readonly { readonly pairs: string; readonly endings: readonly string[] }[] = [
  {
    pairs: `colour color favour favor flavour flavor honour honor labour labor neighbour neighbor
      rumour rumor harbour harbor humour humor behaviour behavior endeavour endeavor savour savor
      odour odor vapour vapor vigour vigor tumour tumor armour armor candour candor
      parlour parlor splendour splendor`,
    endings: ['', 's'],
  },
  {
    pairs: `colour color favour favor flavour flavor honour honor labour labor harbour harbor
      endeavour endeavor savour savor humour humor`,
    endings: ['ed', 'ing'],
  },
  {
    pairs: `colourful colorful colourless colorless favourable favorable favourably favorably favourite favorite
      favourites favorites honourable honorable neighbourhood neighborhood neighbourhoods neighborhoods
      neighbouring neighboring behavioural behavioral labourer laborer labourers laborers savoury savory
      flavourful flavorful discolour discolor discoloured discolored dishonour dishonor
      multicoloured multicolored`,
    endings: [''],
  },
  {
    pairs: `centre center theatre theater litre liter fibre fiber spectre specter sabre saber
      calibre caliber kilometre kilometer centimetre centimeter millimetre millimeter millilitre milliliter
      lustre luster sombre somber meagre meager sepulchre sepulcher`,
    endings: ['', 's'],
  },
  {
    pairs: `organis organiz recognis recogniz realis realiz specialis specializ generalis generaliz
      prioritis prioritiz optimis optimiz minimis minimiz maximis maximiz summaris summariz
      apologis apologiz criticis criticiz authoris authoriz categoris categoriz customis customiz
      digitis digitiz finalis finaliz formalis formaliz harmonis harmoniz initialis initializ
      legalis legaliz localis localiz memoris memoriz mobilis mobiliz modernis moderniz
      neutralis neutraliz normalis normaliz penalis penaliz personalis personaliz popularis populariz
      privatis privatiz rationalis rationaliz revolutionis revolutioniz socialis socializ stabilis stabiliz
      standardis standardiz sterilis steriliz symbolis symboliz synchronis synchroniz utilis utiliz
      visualis visualiz globalis globaliz industrialis industrializ characteris characteriz
      capitalis capitaliz centralis centraliz`,
    endings: ['e', 'ed', 'es', 'ing', 'er', 'ers', 'ation', 'ations', 'ational'],
  },
  {
    pairs: `analys analyz paralys paralyz catalys catalyz`,
    endings: ['e', 'ed', 'ing'],
  },
  {
    pairs: `travell travel cancell cancel labell label modell model signall signal fuell fuel levell level
      marshall marshal counsell counsel channell channel quarrell quarrel tunnell tunnel
      panell panel equall equal rivall rival spirall spiral`,
    endings: ['ed', 'ing'],
  },
  {
    pairs: `traveller traveler counsellor counselor jeweller jeweler modeller modeler`,
    endings: ['', 's'],
  },
];
