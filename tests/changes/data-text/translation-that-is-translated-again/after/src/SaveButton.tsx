import { useTranslate } from 'ra-core';
import { Button } from './Button';

export const SaveButton = (props) => {
  const { icon = defaultIcon, label = 'ra.action.save', isBusy, ...rest } = props;
  const translate = useTranslate();
  const displayedLabel = label && translate(label, { _: label });
  return (
    <Button {...rest}>
      {isBusy ? <i className="spinner" /> : icon}
      {displayedLabel}
    </Button>
  );
};

const defaultIcon = <svg className="save" />;
