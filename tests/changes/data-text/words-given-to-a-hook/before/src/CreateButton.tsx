import { useResourceTranslation } from 'ra-core';

export const CreateButton = (props) => {
  const { label: labelProp } = props;
  const label = useResourceTranslation({ baseI18nKey: 'ra.action.create', userText: labelProp });
  return (
    <a>
      <svg />
      {label}
    </a>
  );
};
