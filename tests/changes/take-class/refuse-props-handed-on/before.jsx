export const Field = (props) => <label><Inner all={props} /></label>;
