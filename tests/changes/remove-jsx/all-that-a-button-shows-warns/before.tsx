export const Card = ({ isBusy }) => (
  <article>
    <SaveButton>
      {isBusy && <i />}
      <b>Save</b>
    </SaveButton>
  </article>
);
