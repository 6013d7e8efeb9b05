import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import './Field.css';
import './Slider.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The value with its unit. */
  readonly words: string;
  readonly onChange: (value: number) => void;
}

/** A whole number chosen by feel. */
export function Slider({ label, value, min, max, words, onChange }: SliderProps) {
  return (
    <AriaSlider
      className="slider"
      value={value}
      minValue={min}
      maxValue={max}
      step={1}
      onChange={onChange}
    >
      <Label className="field-label">{label}</Label>
      <SliderOutput className="slider-words tabular">{words}</SliderOutput>
      <SliderTrack className="slider-track">
        <SliderThumb className="slider-thumb" />
      </SliderTrack>
    </AriaSlider>
  );
}
