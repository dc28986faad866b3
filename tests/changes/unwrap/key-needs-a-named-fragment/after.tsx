import { Fragment } from "react";

export const A = ({ rows }) => rows.map((r) => <Fragment key={r.id}><B /><C /></Fragment>);
