import { useTranslate } from 'ra-core';
import { Button } from './Button';

export function Filter({ label, isOn = false }) {
  const translate = useTranslate();
  return (
    <Button className="filter">
      {typeof label === 'string' ? translate(label, { _: label }) : label}
      {isOn && <svg className="cross" />}
    </Button>
  );
}
