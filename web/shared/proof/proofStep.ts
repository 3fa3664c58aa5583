export interface ProofStepProps {
  readonly onProved: () => void
  /** No proof after all. */
  readonly onClose: () => void
}
