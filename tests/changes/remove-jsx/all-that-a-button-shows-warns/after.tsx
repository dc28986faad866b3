export const Card = ({ isBusy }) => (
  <article>
    <SaveButton>
    </SaveButton>
  </article>
);
